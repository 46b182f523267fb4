// Not in TypeScript: on Node 20 jest needs ts-node for that, which does not support TypeScript 7.

const transform = {
  '\\.[jt]sx?$': [
    'babel-jest',
    {
      babelrc: false,
      configFile: false,
      presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
      // For @adobe/structured-data-validator in tests/site/json-ld.
      plugins: [['@babel/plugin-transform-private-methods', { loose: true }]],
    },
  ],
};

const project = (name, options) => ({
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  testEnvironment: 'node',
  transform,
  ...options,
});

/** For projects that start programs, servers or browsers. */
const longTimeout = { setupFilesAfterEnv: ['<rootDir>/tests/support/long-timeout.ts'] };

/** @type {import('jest').Config} */
export default {
  projects: [
    project('unit'),
    project('components', {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup-components.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tests/support/css.cjs',
        '^gatsby$': '<rootDir>/tests/support/gatsby.ts',
      },
    }),
    project('content', longTimeout),
    project('locales', longTimeout),
    project('site', {
      ...longTimeout,
      // The only package in the tests that is published as ES modules only.
      transformIgnorePatterns: ['/node_modules/(?!@adobe/structured-data-validator/)'],
    }),
    project('hosts', longTimeout),
    project('weekly', longTimeout),
  ],
};
