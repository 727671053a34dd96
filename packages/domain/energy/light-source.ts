/**
 * A light source that is sold, alone or in a lamp, as its supplier registered it (Regulation (EU) 2019/2015, annex V).
 */
export interface LightSource {
  /** Name or trade mark of the supplier that registered it. */
  supplier: string
  /** The supplier's name for the model. */
  model: string
  /** Its number in the product database of the European Union, EPREL. */
  eprelNumber: number
  /** True for invented light sources: their number leads nowhere, or to somebody else's product. */
  isExample: boolean
  /** Such as 'LED'. */
  technology: string
  watts: number
  lumens: number
  kelvin: number
  /** Color rendering index, up to 100. */
  colourRendering: number
  /** Such as 'E27'; null when the source cannot be replaced. */
  cap: string | null
}

/** Energy per 1000 hours, in kWh, rounded up to whole ones as on the label. The figure equals the source's watts. */
export const calculateKilowattHours = ({ watts }: Pick<LightSource, 'watts'>): number => Math.ceil(watts)

/** Where the full label and the product information sheet of a registered light source are. Only used as links. */
export const toEprelLinks = (eprelNumber: number) => ({
  label: `https://eprel.ec.europa.eu/labels/lightsources/Label_${eprelNumber}_big_color.pdf`,
  sheet: `https://eprel.ec.europa.eu/fiches/lightsources/Fiche_${eprelNumber}_NL.pdf`,
})
