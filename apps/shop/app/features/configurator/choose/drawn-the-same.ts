import type { BedOption, BedProperty, BedStep } from '../set/bed-set.ts'
import type { JudgedOption } from './judged-option.ts'

export interface OptionCardProps {
  property: BedProperty
  judged: JudgedOption
  type: BedStep['type']
  isChosen: boolean
  onTake: (option: BedOption) => void
}

/**
 * Whether a card would look as it does already: each tap judges all options anew, and most of them say after it what they said before. Two
 * close-ups with one address are one picture.
 */
export function isDrawnTheSame(before: OptionCardProps, after: OptionCardProps): boolean {
  const [was, is] = [before.judged, after.judged]
  return (
    was.option === is.option &&
    was.clash === is.clash &&
    was.consequence === is.consequence &&
    was.closeUp?.src === is.closeUp?.src &&
    before.property === after.property &&
    before.type === after.type &&
    before.isChosen === after.isChosen &&
    before.onTake === after.onTake
  )
}
