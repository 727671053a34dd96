import { ImagePlus, X } from 'lucide-react'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'
import { standInStyle } from '../../../ui/picture/picture-set.ts'
import { type KeptPicture, pictureCodeField, toPictureValue } from './sent-pictures.ts'

/** A picture that goes along with the review, unless its writer removes it; without scripts by unticking it. */
export function KeptPictureRow({ picture, onRemove }: { picture: KeptPicture; onRemove: () => void }) {
  const { name, placeholder } = picture
  const field = { name: pictureCodeField, value: toPictureValue(picture) }
  return (
    <li className="flex items-center gap-3 text-sm">
      <span
        aria-hidden="true"
        style={standInStyle(placeholder)}
        className="grid size-12 shrink-0 place-items-center rounded-field bg-sand bg-center text-bark"
      >
        {placeholder === '' && <ImagePlus className="size-5" />}
      </span>
      {useIsHydrated() ? (
        <>
          <input type="hidden" {...field} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <button
            type="button"
            onClick={onRemove}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-pine-mist"
          >
            <X className="size-5" aria-hidden="true" />
            <span className="sr-only">{name} verwijderen</span>
          </button>
        </>
      ) : (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" {...field} defaultChecked className="size-5 accent-pine" />
          <span className="min-w-0 wrap-anywhere">{name} meesturen</span>
        </label>
      )}
    </li>
  )
}
