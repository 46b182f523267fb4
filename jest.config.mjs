// Not in TypeScript: on Node 20 jest would need ts-node, which TypeScript 7 has no interface for.

const transform = {
  '\\.[jt]sx?$': [
    'babel-jest',
    {
      babelrc: false,
      configFile: false,
      presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
      // Of the validator that tests/site/json-ld uses.
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
const patient = { setupFilesAfterEnv: ['<rootDir>/tests/support/long-timeout.ts'] };

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
    project('content', patient),
    project('locales', patient),
    project('site', {
      ...patient,
      // The one package that the tests need and that is there as modules alone.
      transformIgnorePatterns: ['/node_modules/(?!@adobe/structured-data-validator/)'],
    }),
    project('hosts', patient),
    project('weekly', patient),
  ],
};
