import type { Played } from './performed.ts'
import type { Step } from './steps.ts'

/** The thread that takes the page's steps, one at a time. */
export type StepThread = {
  /** **Errors**: rejects if the thread could not be loaded or has failed; never settles once it is ended. */
  take(step: Step): Promise<Played>
  end(): void
}

/** Starts the thread, which loads the engine. `onFailure` is called if it cannot be loaded, or has failed. */
export function startStepThread(onFailure: () => void): StepThread {
  const worker = new Worker(new URL('./steps.worker.ts', import.meta.url), { type: 'module' })
  let taken: { resolve: (played: Played) => void; reject: (reason: Error) => void } | null = null
  let isBroken = false
  function fail() {
    isBroken = true
    taken?.reject(new Error('The thread has failed.'))
    onFailure()
  }
  worker.onmessage = ({ data }: MessageEvent<Played>) => taken?.resolve(data)
  worker.onerror = fail
  return {
    take(step) {
      return new Promise((resolve, reject) => {
        taken = { resolve, reject }
        if (isBroken) fail()
        else worker.postMessage(step)
      })
    },
    end: () => worker.terminate(),
  }
}
