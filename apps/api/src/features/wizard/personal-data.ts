import { declareImpersonal } from '../../platform/personal-data/declare-table.ts'
import { wizard, wizardAnswer, wizardQuestion } from './tables.ts'

export const wizardData = [
  declareImpersonal(wizard, 'id code title categoryPath'),
  declareImpersonal(wizardQuestion, 'id wizardId position question explanation isSkippable isMultiselect'),
  declareImpersonal(wizardAnswer, 'id questionId position answer description image filterValues beside'),
]
