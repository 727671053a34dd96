import type { ClothFeel, FeelStep } from '@sluimer/domain/textile/cloth-feel'
import { FeelScale } from './feel-scale.tsx'
import { WeaveDrawing } from './weave-drawing.tsx'

const warmthWords: Readonly<Record<FeelStep, string>> = {
  1: 'koel',
  2: 'fris',
  3: 'niet koel, niet warm',
  4: 'warm',
  5: 'heel warm',
}
const weightWords: Readonly<Record<FeelStep, string>> = {
  1: 'heel licht',
  2: 'licht',
  3: 'gemiddeld',
  4: 'stevig',
  5: 'zwaar',
}

/** What a hand would feel of a cloth: its threads, and how cool and how light it is. */
export function ClothView({ feel: { name, weave, touch, warmth, weight } }: { feel: ClothFeel }) {
  return (
    <section aria-labelledby="stof" className="rounded-card border border-sand p-4 sm:p-5">
      <div className="flex items-center gap-4 sm:gap-5">
        <WeaveDrawing weave={weave} className="size-24 shrink-0 sm:size-28" />
        <div className="min-w-0">
          <h3 id="stof" className="text-base">
            Zo voelt {name}
          </h3>
          <p className="mt-1 text-ink-soft">{touch}</p>
        </div>
      </div>
      <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-4 @2xl:grid-cols-2">
        <FeelScale ends={['Koel', 'Warm']} steps={5} step={warmth} words={warmthWords[warmth]} />
        {weight && (
          <FeelScale
            ends={['Licht', 'Zwaar']}
            steps={5}
            step={weight.step}
            words={`${weightWords[weight.step]}, ${weight.gramsPerSquareMeter} gram per m²`}
          />
        )}
      </div>
    </section>
  )
}
