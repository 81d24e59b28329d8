import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The folder of the measurements. */
export const BENCH = fileURLToPath(new URL('.', import.meta.url))
