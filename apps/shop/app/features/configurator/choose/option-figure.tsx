import { Picture } from '../../../ui/picture/picture.tsx'
import type { BedOption, BedProperty } from '../set/bed-set.ts'
import { FabricSwatch } from './fabric-swatch.tsx'
import { SizeFigure } from './size-figure.tsx'

/** The size that a drawing shows where an option is about the other one. */
const usual = { widthCm: 140, lengthCm: 200 }

/**
 * CF-03: the picture or fabric of an option, with a magnified one over it while the pointer is on the tile. Sizes are drawn.
 * Nothing for options without any of these.
 */
export function OptionFigure({ property, option }: { property: Pick<BedProperty, 'id'>; option: BedOption }) {
  if (option.image === null && option.color === null) return drawSize(property, option)
  return (
    <span className="relative block">
      <Look option={option} sizes="10rem" className="aspect-4/3 w-full rounded-t-card" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-[calc(100%-0.25rem)] left-1/2 z-10 hidden w-44 max-w-[calc(100%+1.5rem)] -translate-x-1/2 overflow-hidden rounded-card border-4 border-paper shadow-popup group-hover/option:[@media(hover:hover)]:block print:hidden"
      >
        <Look option={option} sizes="22rem" className="aspect-square w-full" />
      </span>
    </span>
  )
}

/** Whether an option has a figure of any kind; tiles without one leave room for their ribbon. */
export function hasFigure(property: Pick<BedProperty, 'id'>, option: BedOption): boolean {
  return option.image !== null || option.color !== null || drawSize(property, option) !== null
}

function drawSize({ id }: Pick<BedProperty, 'id'>, option: BedOption) {
  const centimetres = Number.parseInt(option.id, 10)
  if (Number.isNaN(centimetres)) return null
  if (id === 'breedte') return <SizeFigure {...usual} widthCm={centimetres} />
  return id === 'lengte' ? <SizeFigure {...usual} lengthCm={centimetres} /> : null
}

function Look({ option, sizes, className }: { option: BedOption; sizes: string; className: string }) {
  if (option.image !== null)
    return <Picture image={option.image} sizes={sizes} isDecorative className={className} />
  return <FabricSwatch color={option.color ?? 'transparent'} weave={option.weave} className={className} />
}
