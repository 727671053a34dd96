/** A light source that is sold, alone or in a lamp, as its supplier registered it (Regulation (EU) 2019/2015, annex V). */
export interface LightSource {
  /** Name or trade mark of the supplier, who registered it. */
  supplier: string
  /** What the supplier calls the model. */
  model: string
  /** Its number in the product database of the European Union, EPREL. */
  eprelNumber: number
  /** True of invented ones: their number leads nowhere, or to somebody else's product. */
  isExample: boolean
  /** 'LED'. */
  technology: string
  watts: number
  lumens: number
  kelvin: number
  /** Color rendering index, up to 100. */
  colourRendering: number
  /** 'E27'; null for one that cannot be replaced. */
  cap: string | null
}

/** Energy in 1000 hours, in kWh, rounded up to whole ones as the label shows it: as many as the source takes watts. */
export const kilowattHours = ({ watts }: Pick<LightSource, 'watts'>): number => Math.ceil(watts)

/** Where the full label and the product information sheet of a registered light source are. Only ever links. */
export const eprelLinks = (eprelNumber: number) => ({
  label: `https://eprel.ec.europa.eu/labels/lightsources/Label_${eprelNumber}_big_color.pdf`,
  sheet: `https://eprel.ec.europa.eu/fiches/lightsources/Fiche_${eprelNumber}_NL.pdf`,
})
