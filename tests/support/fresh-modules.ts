import { vi } from 'vitest'

// Module state belongs to one isolate: each test file stands for another.
vi.resetModules()
