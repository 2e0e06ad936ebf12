/** Unit, content and component tests. A component test asks for a browser's globals by `@jest-environment jsdom` in its first comment. */
export default {
  roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/tools', '<rootDir>/tests'],
  testMatch: ['<rootDir>/{src,plugins,tools}/**/*.test.{ts,tsx}', '<rootDir>/tests/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/support/components/jestGlobalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/components/jestGlobalTeardown.ts',
  transform: {
    '\\.[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/components/cssModule.ts',
    '^gatsby$': '<rootDir>/tests/support/components/gatsbyMock.tsx',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/components/jestSetup.ts'],
  // jest itself would leave one core free, and build machines have two
  maxWorkers: '100%',
  clearMocks: true,
  restoreMocks: true,
  // build machines are slow, and npm test builds the site meanwhile
  testTimeout: 60_000,
};
