import { Moon, Sun } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { soundWords, wakeWords } from '../../lib/error-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { chooseSound, playOverAndOver } from './snore-sound.ts'

/** SC-05: plays one of three satisfied customers until they are woken up or the page is left. */
export function SnoreButton() {
  const [isSnoring, setSnoring] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const playing = useRef<AbortController>(undefined)
  useEffect(() => () => playing.current?.abort(), [])

  const wake = () => {
    playing.current?.abort()
    setSnoring(false)
  }
  const sleep = async () => {
    const controller = new AbortController()
    playing.current = controller
    setFailed(false)
    setSnoring(true)
    try {
      const stop = await playOverAndOver(chooseSound(Math.random()), controller.signal)
      if (controller.signal.aborted) stop()
      else controller.signal.addEventListener('abort', stop)
    } catch {
      if (controller.signal.aborted) return
      setSnoring(false)
      setFailed(true)
    }
  }

  return (
    <div>
      <Button
        type="button"
        variant="secondary"
        isWide
        className="noscript:hidden"
        onClick={() => (isSnoring ? wake() : void sleep())}
        icon={
          isSnoring ? (
            <Sun className="size-5" aria-hidden="true" />
          ) : (
            <Moon className="size-5" aria-hidden="true" />
          )
        }
      >
        {isSnoring ? wakeWords : soundWords}
      </Button>
      <figure className="not-noscript:hidden">
        <figcaption className="mb-2">{soundWords}</figcaption>
        {/* biome-ignore lint/a11y/useMediaCaption: nobody speaks in it. */}
        <audio aria-label={soundWords} controls loop preload="none" src={chooseSound(0)} />
      </figure>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {hasFailed && 'Deze klant slaapt te diep: het geluid wil niet spelen.'}
      </p>
    </div>
  )
}
