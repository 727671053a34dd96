import { largestPictureBytes, mostPictures, pictureProblems } from '@sluimer/domain/review/pictures'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { buttonLook } from '../../../ui/button/button.tsx'
import { describedBy, FieldFrame } from '../../../ui/form/field-frame.tsx'
import { KeptPictureRow } from './kept-picture-row.tsx'
import { type KeptPicture, pictureFileField, readFileName, type SentPictures } from './sent-pictures.ts'

export const pictureFieldId = 'review-pictures'
const hint = `Hoogstens ${mostPictures}, tot ${largestPictureBytes / 1024 ** 2} MB elk. Waar en waarmee je ze maakte, halen we eruit. Laat anderen alleen herkenbaar zien als zij dat goed vinden.`

/**
 * Pictures with a review, from the camera or the gallery. With scripts each is sent as soon as it is chosen, and what
 * is wrong with it is shown at once; without them they go along with the form. `onBusy` hears when sending begins and
 * ends.
 */
export function PictureField(props: { sent: SentPictures | undefined; onBusy: (isBusy: boolean) => void }) {
  const { sent, onBusy } = props
  const [pictures, setPictures] = useState<readonly KeptPicture[]>(sent?.kept ?? [])
  const [ownProblems, setOwnProblems] = useState<readonly string[]>()
  const [busyWith, setBusyWith] = useState<string>()
  const error = (ownProblems ?? sent?.problems ?? []).join(' ') || undefined

  async function take(files: readonly File[]) {
    onBusy(true)
    const wrong: string[] = []
    let room = mostPictures - pictures.length
    for (const file of files) {
      const name = readFileName(file)
      if (room <= 0) {
        wrong.push(pictureProblems.too_many)
        break
      }
      setBusyWith(name)
      const answer = await sendFile(file)
      if (answer.ok) setPictures((all) => [...all, answer.picture])
      else wrong.push(`${name}: ${answer.problem}`)
      room -= answer.ok ? 1 : 0
    }
    setBusyWith(undefined)
    setOwnProblems(wrong)
    onBusy(false)
  }
  return (
    <FieldFrame id={pictureFieldId} label="Foto’s" isOptional hint={hint} error={error}>
      <input
        id={pictureFieldId}
        type="file"
        name={pictureFileField}
        accept="image/jpeg,image/png,image/webp"
        multiple
        aria-busy={busyWith !== undefined || undefined}
        onClick={(event) => busyWith !== undefined && event.preventDefault()}
        onChange={(event) => {
          const field = event.currentTarget
          const files = [...(field.files ?? [])]
          // They are sent now, and not once more with the form.
          field.value = ''
          event.stopPropagation()
          void take(files)
        }}
        {...describedBy({ id: pictureFieldId, hint, error })}
        className="peer block min-h-12 w-full min-w-0 rounded-field border border-dashed border-bark bg-paper p-2.5 text-sm not-noscript:sr-only file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-full file:border-0 file:bg-pine-mist file:px-4 file:font-semibold file:text-pine-deep aria-invalid:border-2 aria-invalid:border-error"
      />
      {/* The button of a browser speaks the language of that browser; without scripts it is the only one that says what was chosen. */}
      <label
        htmlFor={pictureFieldId}
        aria-hidden="true"
        className={buttonLook({
          variant: 'secondary',
          size: 'small',
          className:
            'w-fit peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pine peer-aria-busy:opacity-55 noscript:hidden',
        })}
      >
        <ImagePlus className="size-5" aria-hidden="true" />
        {pictures.length === 0 ? 'Foto’s kiezen' : 'Meer foto’s kiezen'}
      </label>
      {pictures.length > 0 && (
        <ul className="flex flex-col gap-2">
          {pictures.map((picture) => (
            <KeptPictureRow
              key={picture.code}
              picture={picture}
              onRemove={() => setPictures(pictures.filter((other) => other !== picture))}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {busyWith === undefined ? describeCount(pictures.length) : `${busyWith}: bezig met sturen...`}
      </p>
    </FieldFrame>
  )
}

/** The code that sends a picture is loaded with the first one: most reviews have none. */
async function sendFile(file: File) {
  const { sendChosenPicture } = await import('./send-chosen-picture.ts')
  return sendChosenPicture(file)
}

function describeCount(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 foto gaat mee.' : `${count} foto’s gaan mee.`
}
