import { useState, type ComponentType } from 'react'
import type { PanelProps } from './panel.tsx'

type PanelCode = { Panel: ComponentType<PanelProps> | null; hasFailed: boolean }

/** The panel's component, loaded when `load` is first called. */
export function usePanelCode(): PanelCode & { load: () => void } {
  const [code, setCode] = useState<PanelCode>({ Panel: null, hasFailed: false })

  function load() {
    import('./panel.tsx').then(
      ({ Panel }) => setCode({ Panel, hasFailed: false }),
      () => setCode({ Panel: null, hasFailed: true }),
    )
  }

  return { ...code, load }
}
