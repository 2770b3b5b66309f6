import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const projectRoot = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: 'src',
  plugins: [react(), tailwindcss()],
  test: {
    root: projectRoot,
    include: ['tests/**/*.test.{ts,tsx}', 'generated/**/*.test.tsx'],
  },
})
