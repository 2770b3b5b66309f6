/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const projectRoot = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: 'src',
  plugins: [react(), tailwindcss()],
  css: { transformer: 'lightningcss' },
  test: {
    // Vitest would look for tests below src/ otherwise.
    root: projectRoot,
    include: ['tests/**/*.test.{ts,tsx}', 'generated/**/*.test.tsx'],
    globalSetup: 'tests/support/global-setup.ts',
    // The styleguide and the drawings read style sheets as text.
    css: true,
    // Most tests wait for a browser, for files or for another process.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
