/** How shoppers ask what pages say about kinds of beds, about measuring, and about composing one. */
export const choosingWays = {
  firmness: {
    'Welk matras past bij mijn slaaphouding?': `
      {hard of zacht|zacht of stevig|zachter of harder} {matras |}{als je|als ik} op {je|mijn} {zij|rug|buik} {slaapt|slaap|ligt|lig}`,
    'Ik kom moeilijk in of uit bed. Welk bed helpt?': `
      {ik|mijn oma|mijn opa|mijn moeder|mijn vader|mijn man|oma} {kom|komt|kan|raakt} {moeilijk|slecht|niet makkelijk|bijna niet} {uit bed|in bed|opstaan|opstaan uit bed|overeind} {welk bed helpt|wat raad je aan|}
      {welk|wat voor} bed {voor|is handig voor} {ouderen|een senior|iemand die slecht ter been is|iemand die moeilijk opstaat|oma}
      {seniorenbed|hoog bed|bed met hoge instap|bed voor ouderen|zorgbed|hoog laag bed} {om makkelijk op te staan|}
      {hoe hoog|welke hoogte} {moet|is} een bed {om makkelijk op te staan|voor ouderen}`,
    'Welk matras past bij een hoog gewicht?': `
      {welk|wat voor} {matras|bed} {voor|bij} {zware mensen|iemand die zwaar is|overgewicht|een hoog gewicht|een zwaar persoon}
      ik {ben|weeg} {zwaar|veel|best zwaar} {welk matras|welke hardheid|}`,
    'Welk matras past bij een kind?': `
      {welk|wat voor} {matras|bed} {voor|past bij|is geschikt voor|is goed voor} {een kind|kinderen|mijn zoontje|mijn dochter|een peuter|een kleuter|een tiener|een kind van 6}
      {hoe hard|hoe stevig|zacht of hard} moet {het|een} matras van een kind zijn
      {kan|mag|is} {een kind|mijn zoontje|een kleuter} op {dit|een gewoon|zo'n} matras {slapen|}
      {kindermatras|matras voor een kinderbed|matras kinderkamer} {welke hardheid|welk|}`,
    'Heb ik een topper nodig?': `
      {heb ik|is|moet ik|is er} een topper {nodig|zinvol|handig|verplicht|bij een boxspring nodig}
      {helpt een topper|kan een topper helpen|topper} {als mijn matras te hard is|tegen een te hard matras|op een te hard bed|bij een doorgezakt matras|op een te zacht matras}
      {mijn|het} {matras|bed} is te {hard|stevig} {helpt een topper|kan een topper helpen}
      wat {doet|is|is het verschil tussen} een topper {en een matras|en een topmatras|}
      {verschil|onderscheid} tussen een {topper|topmatras} en een {gewoon |}matras`,
    'Hoe lang gaat een matras mee?': `
      {hoe lang|hoeveel jaar} {gaat|doe je met|blijft} een {matras|topper|boxspring|dekbed|kussen} {mee|goed}
      {wanneer|na hoeveel jaar|om de hoeveel jaar} {moet ik|vervang je|vervang ik} {mijn|een} {matras|topper|kussen|dekbed} {vervangen|}
      levensduur {van een |}{matras|topper|boxspring}`,
    'Wat is het verschil tussen een boxspring en een bed met een lattenbodem?': `
      {wat is het |}verschil tussen een {boxspring|box} en een {bed met lattenbodem|gewoon bed|ledikant|lattenbodem}
      {boxspring of|boxspring versus} {lattenbodem|gewoon bed|ledikant} {wat is beter|}
      {wat is|waarom} {een boxspring|zou ik een boxspring nemen}`,
    'Wat is het verschil tussen een vlakke en een elektrische boxspring?': `
      {wat is het |}verschil tussen {vlak en elektrisch verstelbaar|een vlakke en een elektrische boxspring|elektrisch en gewoon|verstelbaar en vlak}
      {elektrisch|verstelbaar} of {vlak|gewoon} {wat is beter|}
      {wat is|waarom} een {elektrisch verstelbare|elektrische} boxspring`,
    'Wat is het verschil tussen een splittopper en een gewone topper?': `
      {wat is|waarom} een splittopper
      {verschil tussen |}{een |}splittopper {en|of|vs} {een |}{gewone topper|topper}
      {heb ik|is} een splittopper {nodig|handig}`,
    'Wat is het verschil tussen pocketvering, koudschuim, traagschuim en latex?': `
      {wat is het |}verschil tussen {pocketvering en koudschuim|koudschuim en traagschuim|latex en pocketvering|een hr matras en pocketvering|alle soorten matrassen}
      {welke|wat voor} {kern|soort matras|vulling} {is het beste|moet ik kiezen|is beter|is koel}
      {pocketvering|koudschuim|traagschuim|latex} of {pocketvering|koudschuim|traagschuim|latex} {wat is beter|}`,
    'Hoe meet ik mijn bed of matras op?': `
      hoe meet ik {het |dat |dan |}{zelf|op}
      hoe {meet ik|meet je|moet ik} {mijn|een} {bed|matras|boxspring} {op|opmeten|meten|}
      {hoe weet ik|waar zie ik} {welke maat mijn bed is|welke maat matras ik heb}
      {meet ik|moet ik meten} {van binnen of van buiten|de binnenkant of de buitenkant}`,
    'Hoe meet ik mijn raam op voor gordijnen?': `
      hoe {meet ik|meet je|moet ik} {mijn raam|gordijnen|mijn ramen|de gordijnen} {op|opmeten|meten|}
      {hoe breed|hoe lang|welke maat} {moeten|moet} {mijn gordijnen|gordijnen|het gordijn} {zijn|}
      hoeveel {stof|gordijn|gordijnen} heb ik nodig {voor een raam van 0 cm|}`,
  },
  medical: {
    'Vergoedt mijn zorgverzekeraar een matras of kussen?': `
      {vergoedt|betaalt|vergoeden} {de verzekering|mijn zorgverzekeraar|de zorgverzekering|de mutualiteit|de ziekenkas|mijn verzekering} {een |}{matras|orthopedisch matras|kussen|bed|verstelbaar bed} {terug|}
      {wordt|is|krijg ik} {een |}{matras|orthopedisch matras|kussen|bed} {vergoed|terugbetaald|aftrekbaar} {door de verzekering|door de zorgverzekeraar|van de belasting|}`,
  },
  made_to_measure: {
    'Wat kan ik kiezen als ik een boxspring samenstel?': `
      wat kan ik {allemaal |}{kiezen|aanpassen|veranderen|zelf bepalen|instellen} {bij het samenstellen|bij samenstellen|als ik een boxspring samenstel|in de configurator|aan mijn boxspring|aan het bed}
      {welke|wat voor} {opties|keuzes|mogelijkheden|onderdelen|extra's} {zijn er|heb ik|heeft de configurator} {bij samenstellen|bij een boxspring|in de configurator|}
      kan ik {de topper|de matrassen|de stof|de kern} {zelf |}{kiezen|uitkiezen|bepalen} {bij een boxspring|bij samenstellen|}`,
    'Welke hoofdborden kan ik kiezen voor mijn boxspring?': `
      {welke|wat voor|hoeveel} {hoofdborden|hoofdbord} {zijn er|kan ik kiezen|heb je|hebben jullie} {in de configurator|bij samenstellen|voor een boxspring op maat|voor mijn bed|}`,
    'Welke matrassen en toppers kan ik kiezen voor mijn boxspring?': `
      {welke|wat voor} {matrassen|toppers|kernen} {zijn er|kan ik kiezen|heb je|horen} {in de configurator|bij samenstellen|voor een boxspring op maat|bij het samengestelde bed}`,
    'Welke poten en extra’s kan ik kiezen voor mijn boxspring?': `
      {welke|wat voor} {poten|pootjes|lampen|extra's} {zijn er|kan ik kiezen|heb je|hebben jullie} {in de configurator|bij samenstellen|voor een boxspring op maat|voor mijn bed|}
      {kan er|zijn er} {leeslampen|een usb stopcontact|usb} {in|aan|bij} {het samengestelde bed|een boxspring op maat|het bed}`,
    'In welke maten kan ik een boxspring samenstellen?': `
      {is het mogelijk|kan ik|kan men} een boxspring van 0 cm {lengte|breedte|lang|breed} te laten {maken|vervaardigen}`,
    'Kan ik mijn samengestelde boxspring bewaren of delen?': `
      kan ik mijn {ontwerp|samengestelde bed|samenstelling|configuratie|bed} {opslaan|bewaren|delen|mailen|later afmaken} {en later verder gaan|}
      {hoe|waar} {bewaar|vind|deel} ik mijn {samengestelde bed|ontwerp|configuratie|bewaarde bed} {terug|}`,
    'Kan ik na het bestellen nog iets aan mijn samengestelde bed veranderen?': `
      kan ik {aan |}{mijn samengestelde bed|mijn boxspring op maat|het bed dat ik samenstelde} {nog |}{iets veranderen|wijzigen|aanpassen} {na het bestellen|na bestelling|}
      {andere stof|ander hoofdbord|andere maat} {nog mogelijk|alsnog} {na bestelling van mijn boxspring|nadat ik het bed bestelde}`,
    'Wat kost een boxspring die ik zelf samenstel?': `
      {wat|hoeveel} kost {zo'n|een} {zelf |}samengestelde boxspring {ongeveer|gemiddeld|}
      {vanaf welke prijs|wat is de prijs van|hoe duur is} {een boxspring op maat|een samengesteld bed|zelf samenstellen}`,
    'Wanneer komt een boxspring die ik zelf samenstel?': `
      {hoeveel weken|hoe lang|hoeveel dagen} {duurt|wacht ik op|is de levertijd van} een {boxspring op maat|samengestelde boxspring|zelf samengesteld bed}`,
    'Kan ik links een ander matras kiezen dan rechts?': `
      {kunnen we|kan ik|kan mijn man} {links|ene kant} {en rechts|hard en ik zacht|zacht en rechts hard} {een andere hardheid|verschillende matrassen|een ander matras} {nemen|kiezen|}
      {ik|mijn man} {hard|stevig|zacht} en {mijn vrouw|ik|zij} {zacht|stevig|hard} {in één bed|kan dat|gaat dat}`,
  },
} as const
