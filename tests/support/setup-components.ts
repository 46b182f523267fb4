import '@testing-library/jest-dom';
import { format } from 'node:util';

/*
 * React, Radix and jsdom report mistakes on the console: each one fails the test it happens in.
 * A test that expects a message replaces the method with a spy of its own.
 */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts) => {
      complaints.push(`console.${method}: ${format(...parts)}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
