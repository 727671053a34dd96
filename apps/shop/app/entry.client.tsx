import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeEarlyInput } from './lib/browser/repeat-input.ts'

const repeatEarlyInput = takeEarlyInput()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <OnceAlive act={repeatEarlyInput}>
        <HydratedRouter />
      </OnceAlive>
    </StrictMode>,
  )
})

/** Acts after the effects of everything inside, when the page answers its visitor. */
function OnceAlive({ act, children }: { act: () => void; children: ReactNode }) {
  useEffect(act, [act])
  return children
}
