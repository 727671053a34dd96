import { memo } from 'react'
import { SamplePicker } from '../../sample/sample-picker.tsx'
import type { BedStep } from '../set/bed-set.ts'

/** Below a choice of fabrics: free samples of them, for shoppers who want to feel before they choose. Nothing at other steps. */
export const StepSamples = memo(function StepSamples({ step }: { step: BedStep }) {
  const options = step.properties.flatMap((property) => property.options)
  const samples = options.flatMap(({ sample }) => sample ?? [])
  if (samples.length === 0) return null
  return (
    <details className="mt-5 rounded-card bg-linen px-4 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold text-pine">
        Gratis stalen: voel thuis hoe de stof is
      </summary>
      <div className="pt-1 pb-4">
        <SamplePicker samples={samples} />
      </div>
    </details>
  )
})
