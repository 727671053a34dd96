/** How shoppers ask how goods are washed and kept, by the question of the page that says it. */
export const careWays = {
  'Op hoeveel graden was ik beddengoed?': `
    {op hoeveel graden|hoe heet|hoe warm|hoe} was ik {flanel|linnen|katoen|satijn|jersey|percal|beddengoed|lakens|een dekbedovertrek|een hoeslaken}
    {mag|kan|moet} {linnen|flanel|katoen|satijn|percal|beddengoed|een dekbedovertrek} {op 0 graden|heet gewassen worden|in de droger|op 0|gestreken worden}`,
  'Hoe was ik een dekbed?': `
    {hoe|op hoeveel graden|hoe vaak} {was ik|kan ik|moet ik} {een|mijn|het|een donzen|een wollen} {dekbed|donsdeken|dekbed van dons|donzen dekbed} {wassen|}
    {mag|kan} {een|mijn|het|een donzen} {dekbed|donsdeken|wollen dekbed} {in de wasmachine|in de was|gewassen worden|in de droger|naar de stomerij}`,
  'Hoe was ik een hoofdkussen?': `
    {hoe|op hoeveel graden|hoe vaak} {was ik|kan ik|moet ik|was je} {een|mijn|het|een donzen} {hoofdkussen|kussen|donskussen|traagschuim kussen} {wassen|}
    {mag|kan} {een|mijn|het} {hoofdkussen|kussen|donskussen|kussen van traagschuim} {in de wasmachine|in de was|gewassen worden|in de droger}
    {hoe krijg ik|hoe haal je|hoe verwijder ik} {gele vlekken|vlekken|zweetvlekken} uit {een|mijn} {hoofdkussen|kussen}
    mijn {hoofdkussen|kussen} {is geel geworden|heeft gele vlekken|ruikt muf}`,
  'Hoe was ik handdoeken en badjassen?': `
    {hoe|op hoeveel graden|hoe vaak} {was ik|kan ik|moet ik|was je} {mijn |een |}{handdoeken|badjas|badlakens|badstof|washandjes} {wassen|}
    {handdoeken|badjas} {worden|zijn} {stug|hard|niet zacht|keihard|hard geworden|ruw} {wat nu|geworden|}
    {mogen|mag|kan} {handdoeken|een badjas} {in de droger|met wasverzachter}`,
  'Hoe was ik gordijnen?': `
    {hoe|op hoeveel graden} {was ik|kan ik|moet ik|was je} {mijn |}{gordijnen|overgordijnen|verduisterende gordijnen} {wassen|}
    {mogen|kunnen} {gordijnen|de gordijnen|verduisterende gordijnen} {in de wasmachine|in de was|in de droger}`,
  'Hoe was ik een plaid of een deken van wol?': `
    {hoe|op hoeveel graden} {was ik|kan ik|moet ik|was je} {een|mijn} {plaid|wollen deken|sprei|wollen plaid} {wassen|}
    {mag|kan} {een|mijn|} {plaid|wollen plaid|wol|wollen deken|fleece plaid} {in de wasmachine|in de was|in de droger}`,
  'Mag een matras of topper in de was?': `
    {mag|kan} {een|mijn|de|het} {matras|topper|matrashoes|matrastijk|hoes van het matras|hoes van de topper|tijk} {in de was|gewassen worden|in de wasmachine|eraf}
    {hoe|op hoeveel graden} {was ik|reinig ik} {mijn|de|een} {topper|matras|tijk|matrashoes}
    hoe {maak ik|maak je|houd ik|reinig ik} {een|mijn} {matras|topper} {schoon|fris|}`,
  'Hoe krijg ik een vlek uit mijn matras?': `
    {hoe krijg ik|hoe haal ik|hoe verwijder ik|hoe krijg je} {een vlek|bloed|urine|plas|vlekken|koffie} {uit|van} {mijn|een|het} {matras|topper|bed}
    {vlek|bloed|urine|zweetvlekken|koffie} {in|op} {het|mijn} matras {wat nu|hoe krijg ik dat eruit|}`,
  'Hoe krijg ik een vlek uit mijn laken of overtrek?': `
    {hoe krijg ik|hoe haal ik|hoe verwijder ik|hoe krijg je} {een vlek|bloed|make up|vlekken|koffie|zweetvlekken} uit {mijn|een|het} {laken|hoeslaken|overtrek|dekbedovertrek|sloop|beddengoed}
    {vlek|bloed|koffie|make up} {in|op} {het|mijn} {laken|overtrek|sloop} {wat nu|hoe krijg ik dat eruit|}`,
  'Hoe maak ik een boxspring of fauteuil van stof schoon?': `
    {hoe|waarmee} {maak ik|reinig ik|kan ik|krijg ik} {een|mijn|de stof van mijn|de bekleding van mijn} {boxspring|fauteuil|hoofdbord|zetel|bank} {schoon|reinigen|schoonmaken|weer schoon}
    {vlek|vlekken|wijn|vet} {in|op} {de|mijn} {boxspring|fauteuil|stof van de boxspring|zetel|hoofdbord} {wat nu|hoe krijg ik dat weg|schoonmaken|hoe schoonmaken|}`,
  'Hoe onderhoud ik meubels van hout?': `
    {hoe|waarmee} {onderhoud ik|maak ik|behandel ik|moet ik} {een|mijn} {eiken tafel|dressoir|nachtkastje|houten meubel|bijzettafel} {schoon|oliën|schoonmaken|}
    {moet|mag} ik {hout|eikenhout|mijn dressoir} {oliën|in de was zetten|nat afnemen}`,
  'Mijn nieuwe matras of kussen ruikt. Is dat normaal?': `
    {mijn|het|de} {nieuwe |}{matras|kussen|topper|hoofdkussen} {ruikt|stinkt|heeft een geur|ruikt vreemd} {is dat normaal|naar chemie|gaat dat weg|}
    {hoe lang|wanneer} {blijft|verdwijnt|trekt} de {geur|lucht|nieuwe geur} {van een nieuw matras|hangen|weg|eruit}`,
  'Hoe vaak moet ik mijn matras draaien?': `
    {hoe vaak|moet ik|wanneer} {moet ik |}{mijn|een} {matras|topper} {draaien|keren|omdraaien|omkeren}
    {matras|topper} {keren|draaien|omdraaien} {hoe vaak|moet dat|is dat nodig}`,
  'Krimpt beddengoed in de was?': `
    {krimpt|krimpen} {het|een|} {dekbedovertrek|laken|katoen|linnen|overtrek|handdoeken} {in de was|bij het wassen|als ik het was|}
    {moet ik|mag ik} {beddengoed|een nieuw overtrek|nieuwe lakens} {eerst wassen|wassen voor gebruik}`,
  'Hoe vaak verschoon ik mijn bed?': `
    hoe vaak {moet ik|was je|verschoon ik|was ik} {mijn |}{bed|lakens|beddengoed|dekbedovertrek|slopen|bed verschonen} {wassen|verschonen|}`,
  'Een vlek: eerst deppen': `
    {vlek|wijn|koffie|rode wijn|saus} {op|in} {mijn|het|ons} {vloerkleed|tapijt|kleed} {help|wat nu|hoe krijg ik die eruit|}
    hoe krijg ik een vlek uit {mijn|een} {vloerkleed|tapijt|kleed}`,
  'Elke week: een vloerkleed zuigen': `
    hoe {houd ik|maak ik|hou je|reinig ik|onderhoud ik} {een|mijn} {vloerkleed|tapijt|kleed|hoogpolig kleed|wollen kleed|karpet} {schoon|mooi|bij|}
    {hoogpolig tapijt|vloerkleed|kleed} {schoonmaken|onderhouden|stofzuigen} {hoe|}`,
} as const
