import { lazy, Suspense, useEffect } from 'react'
import type { TurnViewProps } from './turn-view.tsx'

// Nobody loads it before tapping the tab. When that fails, the picture stays.
const TurnView = lazy(async () => ({
  default: await import('./turn-view.tsx').then(
    (loaded) => loaded.TurnView,
    () => Failed,
  ),
}))

/** The place of the bed that turns; the picture stands there until its code has come. */
export function TurnStage({ picture, ...props }: TurnViewProps & { picture: React.ReactNode }) {
  return (
    <Suspense fallback={picture}>
      <TurnView {...props} />
    </Suspense>
  )
}

function Failed({ onFail }: TurnViewProps) {
  useEffect(onFail, [onFail])
  return null
}
