import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { clsx } from 'clsx'
import { memo, useState } from 'react'
import { Alert } from '../../../ui/message/alert.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { toBedLink } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { TurnStage } from '../turn/turn-stage.tsx'
import { useTurn } from '../turn/use-turn.ts'
import { describeUndrawn } from '../words/undrawn-choices.ts'
import { chooseScene } from './choose-scene.ts'
import { ComposedPicture, PictureNote } from './composed-picture.tsx'
import { toScenePicture } from './scene-picture.ts'
import { TurnTab } from './turn-tab.tsx'
import { ViewLinks } from './view-links.tsx'

const sizes = '(min-width: 62rem) 55vw, (min-width: 48rem) 70vw, 100vw'
/** Which part of a view stays in a frame that is wider than the view: where its subject is. */
const focus: Readonly<Record<string, string>> = {
  headboard: 'object-[50%_25%] bg-position-[50%_25%]',
  layers: 'object-[50%_15%] bg-position-[50%_15%]',
}
const captions: Readonly<Record<string, string>> = {
  headboard: 'Zo ziet je hoofdbord er van dichtbij uit. Kussens en lampje horen er niet bij.',
  layers: 'Zo is je bed van binnen opgebouwd, van onder tot boven.',
}
const usualCaption =
  'Zo ziet je bed eruit. Van dichtbij, bij het hoofdbord, zie je hoe de stof geweven is. Kussens, plaid, lampje en nachtkastje horen er niet bij.'
/** From above the headboard to below the legs, at every height that a phone gives the picture. */
const usualFocus = 'object-[50%_72%] bg-position-[50%_72%]'
/**
 * A tablet is so wide that a frame which leaves room for the choices would cut off the headboard: there the whole view stands on linen.
 * On paper the bed is whole too, whatever the width of the sheet.
 */
const frame =
  'h-(--top-picture) w-full lg:aspect-3/2 lg:h-auto lg:rounded-card print:aspect-3/2! print:h-64! print:w-auto!'

export interface BedPictureProps {
  set: BedSet
  step: number
  choices: Choices
  /** The view that the address asks for. */
  firstView: string | undefined
}

/**
 * CF-14: the picture of the bed as it is chosen so far, and below it the other views of the same bed. Where there is no
 * picture, or where it fails, the set's own stands in, and says so; another choice or view tries again. Where the browser
 * can, the bed turns in the picture's place.
 */
export const BedPicture = memo(function BedPicture({ set, step, choices, firstView }: BedPictureProps) {
  const [takenView, setTakenView] = useState(firstView)
  const [failedSrc, setFailedSrc] = useState<string>()
  const scene = chooseScene(set.scenes, takenView, set.steps[step - 1])
  const picture = scene && toScenePicture(set, scene, choices)
  const isShown = picture !== undefined && picture.src !== failedSrc
  const turn = useTurn(set)
  const shown = { ...set.defaultChoices, ...choices }
  const seen = turn.isOpen ? turn.model : isShown ? scene : undefined
  const undrawn = seen ? describeUndrawn(set.configurator.definition.properties, shown, seen.properties) : ''
  // A line that comes with a tap would move the options under a thumb; the overview has none.
  const isToldOnPhones = undrawn !== '' && step > set.steps.length
  const still = isShown ? (
    <ComposedPicture
      {...{ picture, sizes }}
      className={clsx(frame, focus[scene?.view ?? ''] ?? usualFocus)}
      onFail={() => setFailedSrc(picture.src)}
    />
  ) : (
    <div className="relative">
      <Picture
        image={{ ...set.image, alt: `Voorbeeld van ${set.name}` }}
        sizes={sizes}
        isPriority
        shape="styled"
        className={frame}
      />
      {/* A wide screen has room for a whole sentence below it. */}
      <PictureNote className="lg:hidden">Sfeerbeeld, niet jouw keuzes</PictureNote>
    </div>
  )
  return (
    <figure className="max-lg:contents">
      <div
        data-top-picture
        className="-mx-edge bg-paper print:mx-0! max-lg:sticky max-lg:top-[calc(max(0px,6.75rem+var(--header-top))+var(--picture-off))] max-lg:z-10 sm:-mx-6 md:max-lg:top-[calc(max(0px,4.75rem+var(--header-top))+var(--picture-off))] lg:mx-0 [@media(max-height:34rem)]:max-lg:static asks-consent:max-lg:static"
      >
        {turn.isOpen && turn.model ? (
          <TurnStage
            {...{ set, choices }}
            model={turn.model}
            picture={still}
            onClose={turn.close}
            onFail={turn.fail}
          />
        ) : (
          still
        )}
      </div>
      {(scene || turn.model) && (
        <ViewLinks
          scenes={set.scenes}
          view={turn.isOpen ? undefined : scene?.view}
          bedLink={toBedLink(set, step, choices)}
          onTake={(view) => {
            setTakenView(view)
            turn.leave()
          }}
        >
          {turn.model && <TurnTab turn={turn} />}
        </ViewLinks>
      )}
      {turn.hasFailed && (
        <Alert className="mt-2">
          Je bed draaien lukt nu niet op dit apparaat. De foto laat dezelfde keuzes zien.
        </Alert>
      )}
      <figcaption className={clsx('mt-2 text-sm text-ink-soft', !isToldOnPhones && 'max-lg:hidden')}>
        <span className="max-lg:hidden">
          {isShown
            ? ((turn.isOpen ? undefined : captions[scene?.view ?? '']) ?? usualCaption)
            : `Sfeerbeeld van ${set.name}. Jouw eigen keuzes staan in de lijst.`}
        </span>{' '}
        {undrawn}
      </figcaption>
    </figure>
  )
})
