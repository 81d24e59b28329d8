import { vi } from 'vitest'

// What a module remembers is one machine's: each file of tests is another.
vi.resetModules()
