/** Removes the Dutch diminutive from a word: kastjes, tafeltje, boompje and balletje become kast, tafel, boom and bal. */
export function withoutDiminutive(word: string): string {
  const single = word.endsWith('jes') ? word.slice(0, -1) : word
  if (!single.endsWith('je') || single.length < 5) return word
  for (const [pattern, cut] of endings) {
    if (pattern.test(single)) return single.slice(0, -cut)
  }
  return single.slice(0, -2)
}

/** Patterns of endings and how many letters each removes; the first match counts. */
const endings: readonly [RegExp, number][] = [
  // balletje, kannetje: the doubled consonant belongs to the diminutive
  [/([bfgklmnprst])\1etje$/, 5],
  // bloemetje, dingetje
  [/(?:oem|ng)etje$/, 4],
  // boompje, armpje; but lampje keeps its p
  [/(?:[aeiou]{2}|[lr])mpje$/, 3],
  // plantje and lintje keep their t; kussentje and gordijntje do not
  [/(?<![aeiou])[aiou]ntje$/, 2],
  // kaartje, hartje and taartje keep their t; deurtje does not
  [/[ao]rtje$/, 2],
  [/(?:[lnrwj]|eau)tje$/, 3],
]
