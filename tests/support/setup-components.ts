import '@testing-library/jest-dom';
import { format } from 'node:util';

// React, Radix and jsdom report mistakes on the console, which fails the test. A test that expects
// a message mocks the method itself.
const messages: string[] = [];

beforeEach(() => {
  messages.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts) => {
      messages.push(`console.${method}: ${format(...parts)}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (messages.length > 0) throw new Error(messages.join('\n'));
});
