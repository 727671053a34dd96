import { clsx } from 'clsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { BedOption, BedProperty } from '../set/bed-set.ts'
import type { CloseUp } from './close-up.ts'
import { FabricSwatch } from './fabric-swatch.tsx'
import type { JudgedOption } from './judged-option.ts'
import { SizeFigure } from './size-figure.tsx'

/** A sample is photographed with its edge; enlarged by this, its cloth alone fills a tile. */
const clothOverSample = 1.25

/** The size that a drawing shows where an option is about the other one. */
const usual = { widthCm: 140, lengthCm: 200 }

export interface OptionFigureProps {
  property: Pick<BedProperty, 'id'>
  judged: Pick<JudgedOption, 'option' | 'closeUp'>
}

/**
 * CF-03: the picture, close-up or fabric of an option, with a magnified one over it while the pointer is on the tile. Fabrics are shown
 * by the photographs of their samples, and drawn without one; sizes are drawn. Nothing for options without any of these.
 */
export function OptionFigure({ property, judged }: OptionFigureProps) {
  if (!hasLook(judged)) return drawSize(property, judged.option)
  return (
    <span className="relative block">
      <Look
        judged={judged}
        widthRem={10}
        className="aspect-4/3 w-full rounded-t-card max-sm:max-h-(--option-figure)"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-[calc(100%-0.25rem)] left-1/2 z-10 hidden w-44 max-w-[calc(100%+1.5rem)] -translate-x-1/2 overflow-hidden rounded-card border-4 border-paper shadow-popup group-hover/option:[@media(hover:hover)]:block print:hidden"
      >
        <Look
          judged={judged}
          widthRem={22}
          className={clsx('w-full', judged.closeUp ? 'aspect-4/3' : 'aspect-square')}
        />
      </span>
    </span>
  )
}

/** Whether an option has a figure of any kind; tiles without one leave room for their ribbon. */
export function hasFigure({ property, judged }: OptionFigureProps): boolean {
  return hasLook(judged) || drawSize(property, judged.option) !== null
}

function hasLook({ option, closeUp }: OptionFigureProps['judged']): boolean {
  return option.image !== null || option.color !== null || closeUp !== undefined
}

function drawSize({ id }: Pick<BedProperty, 'id'>, option: BedOption) {
  const centimetres = Number.parseInt(option.id, 10)
  if (Number.isNaN(centimetres)) return null
  if (id === 'breedte') return <SizeFigure {...usual} widthCm={centimetres} />
  return id === 'lengte' ? <SizeFigure {...usual} lengthCm={centimetres} /> : null
}

function Look(props: { judged: OptionFigureProps['judged']; widthRem: number; className: string }) {
  const { widthRem, className } = props
  const { option, closeUp } = props.judged
  if (option.image !== null)
    return (
      <Picture
        image={option.image}
        sizes={`${widthRem}rem`}
        isDecorative
        shape="styled"
        className={className}
      />
    )
  if (closeUp !== undefined) return <CloseUpPicture {...{ closeUp, widthRem, className }} />
  const photograph = option.sample?.image
  if (photograph)
    return (
      <Picture
        image={photograph}
        sizes={`${widthRem * clothOverSample}rem`}
        widest={640}
        isDecorative
        shape="styled"
        className={clsx('[&_img]:scale-125', className)}
      />
    )
  return <FabricSwatch color={option.color ?? 'transparent'} weave={option.weave} className={className} />
}

/** Its frame keeps its size and color where the picture fails: the words beside it name the option. */
function CloseUpPicture(props: { closeUp: CloseUp; widthRem: number; className: string }) {
  const { closeUp, widthRem, className } = props
  const sizes = `${widthRem * closeUp.enlargedBy}rem`
  return (
    <picture className={clsx('block overflow-hidden bg-linen', className)}>
      <source type="image/avif" srcSet={closeUp.lighterSrcSet} sizes={sizes} />
      <img
        src={closeUp.src}
        srcSet={closeUp.srcSet}
        sizes={sizes}
        alt=""
        loading="lazy"
        decoding="async"
        className={clsx('size-full object-cover', closeUp.look)}
      />
    </picture>
  )
}
