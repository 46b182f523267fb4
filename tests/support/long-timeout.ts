// Jest only reads `testTimeout` for all projects together, so single projects set it here.
jest.setTimeout(180_000);
