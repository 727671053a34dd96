import { fold } from '@sluimer/search/text/words/tokens'

/** What goods of a shop such as this one can be, as beginnings of words; one that ends in `$` is the whole word. */
const beginnings =
  `rond$ ronde$ vierkant rechthoek ovaal ovale smal$ smalle slank breed$ brede$ goud gouden zilver koper messing chroom brons bronzen
  panter luipaard tijger zebra koeien giraf dierenprint bloemenprint laagpolig hoogpolig kortpolig
  inklapbaar opklapbaar uitklapbaar opvouwbaar uitschuif draaibaar verstelbaar stapelbaar geurloos biologisch gots oeko fairtrade vegan glitter kwast franje strik ruche
  borduur geborduurd gewatteerd gestikt mat$ matte$ glans glanzend oplaadbaar draadloos dimbaar marmer houtsk briket gas$ lade$ lades$ laden$ laadpunt bamboe rotan riet rieten jute sisal kokos leer$ leren$ lederen suede corduroy ribstof rib$
  teddy fleece bont$ chenille velours mohair kasjmier cashmere zijde zijden satijn seersucker mousseline hydrofiel lurex kant$ tule denim canvas spijkerstof vilt vilten
  gestreept geruit gebloemd gestippeld effen percal orthopedisch ergonomisch koelgel gel$ magnetisch verzwaard`
    .split(/\s+/)
    .filter(Boolean)

/** Whether a word names a property that goods can have: a shape, a material, a print, a way to be made. */
export function namesProperty(word: string): boolean {
  const folded = fold(word)
  return beginnings.some((one) =>
    one.endsWith('$') ? folded === one.slice(0, -1) : folded.startsWith(one) || folded.endsWith(one),
  )
}
