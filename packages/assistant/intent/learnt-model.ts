import { intents, listExamples } from './intents.ts'
import { type IntentModel, trainModel } from './train.ts'

let learnt: IntentModel | undefined

/** Returns what the classifier learns from our own sentences. Learning takes about 600 ms of a processor, once for each process. */
export function getLearntModel(): IntentModel {
  learnt ??= trainModel(listExamples(), intents)
  return learnt
}
