// Jest reads `testTimeout` for all projects together only, so that one of them sets it here.
jest.setTimeout(180_000);
