/** An advice wizard in the demo shop's own format. Filter values are slugs of demo/catalog/facets.ts. */
export interface DemoWizard {
  code: string
  title: string
  categoryPath: string
  questions: DemoWizardQuestion[]
}

export interface DemoWizardQuestion {
  question: string
  explanation?: string
  isSkippable?: boolean
  isMultiselect?: boolean
  answers: DemoWizardAnswer[]
}

export interface DemoWizardAnswer {
  answer: string
  description?: string
  /** A picture key; a picture that does not exist is left out. */
  image?: string
  filterValues: string[]
  /** The filter values that apply instead, together with an answer to another question, which is named by its words. */
  beside?: { answer: string; filterValues: string[] }[]
}
