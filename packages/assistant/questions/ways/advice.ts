import type { SubjectQuestions } from '../subject-questions.ts'

/** How shoppers ask what pages say about choosing a bed, and about composing one. */
export const adviceQuestions = {
  firmness: {
    usual: '',
    others: {
      'Hoe zit het met H2, H3 en H4?': `
        {wat is|wat betekent|hebben jullie|is dat} {h2|h3|h4|h 3} {matras|bij een matras|of h4|}
        is {stevig|medium} hetzelfde als {h2|h3|h4}`,
      'Mag een baby onder een dekbed? Nee': `
        {welk|mag een|wat voor} {dekbed|kussen|deken|hoofdkussen} voor {een |mijn |}baby {van 0 maanden|}
        {mijn|onze} {baby|kindje|kind|dochtertje|zoontje} {is|van} 0 maanden {welk dekbed|welk kussen|mag die onder een dekbed}
        {vanaf wanneer|vanaf welke leeftijd} mag {een baby|een kindje|een kind} {een kussen|een dekbed|onder een dekbed}
        {baby|pasgeborene|zuigeling} {dekbed|kussen|deken} {veilig|mag dat|}`,
      'Wat is het verschil tussen zacht, medium en stevig?': `
        {wat is het |}verschil {tussen |}{zacht en stevig|medium en stevig|zacht medium stevig|hard en zacht}
        wat {betekent|houdt in} {medium|stevig|zacht} {bij een matras|}
        is een hard matras {altijd beter|beter voor je rug}`,
      'Wij schelen veel in gewicht. Eén matras of twee?': `
        {één|een|1} matras of {twee|2} {losse matrassen|}
        {mijn man|mijn vrouw|mijn vriend|mijn partner} is veel {zwaarder|lichter} {dan ik|} {wat nu|welk matras|}
        we {schelen|verschillen} {veel|0 kilo} {in gewicht|}`,
      'Welk matras past bij mijn slaaphouding?': `
        {welk|wat voor} matras {voor een|past bij een|bij} {zijslaper|rugslaper|buikslaper|zijslapers}
        ik slaap op mijn {zij|rug|buik} {welk matras|wat voor matras|}
        {zijslaper|rugslaper|buikslaper} {matras|welke hardheid|}
        {slaap|lig} {altijd |}op mijn {zij|rug|buik}`,
      'Welke topper kies je?': `
        {welke|wat voor} topper {moet ik|kies ik|past bij mij|raad je aan} {nemen|}
        {heb ik|is} een topper {nodig|zinvol|handig}
        wat {doet|is} een topper`,
      'Welk dekbed is het warmst? Een dekbed met warmteklasse 1': `
        {welk|wat is het} {dekbed is het |}{warmste dekbed|warmst|warmste}
        {welke|wat betekent} warmteklasse {voor iemand die het altijd koud heeft|is het warmst|voor de winter|1|4|}
        ik heb het {altijd|snel} koud {welke warmteklasse|welk dekbed|in bed welk dekbed}`,
      'Welk dekbed is warm genoeg? Een vierseizoenendekbed': `
        welk dekbed {voor het hele jaar|hele jaar door|zomer en winter|is warm genoeg}
        {vierseizoenendekbed|4 seizoenen dekbed|all year dekbed} {wat is dat|handig|}
        {ik heb het|heb het} {altijd|snel} warm welk dekbed`,
      'Welke maat matras heb ik nodig?': `
        {welke|wat voor} maat {matras|bed} {heb ik nodig|heb je nodig|voor 0 personen|voor een stel}
        hoe {lang|breed|groot} moet {een|mijn} {matras|bed} zijn
        {bed maat|hoe breed|welke breedte|hoe groot} {voor 0 personen|met zijn 0|voor een stel} {minimaal|}`,
      'Welke hardheid past bij mij? De keuzehulp': `
        {welke|wat voor} {hardheid|stevigheid|matras} {past bij mij|heb ik nodig|moet ik kiezen|raad je aan|kiezen}
        {hard of zacht|zacht of stevig} matras {wat is beter|kiezen|}
        help me een matras kiezen`,
      'Past mijn hoeslaken over een topper?': `
        {past|welk} {een |mijn |}hoeslaken {over een topper|voor een topper|voor een boxspring|om een dik matras|op mijn matras}
        {welke|hoe hoog moet} hoekhoogte {heb ik nodig|hoeslaken|}
        mijn matras is 0 cm {dik|hoog} welk {hoeslaken|laken}`,
    },
  },
  made_to_measure: {
    usual: '',
    others: {
      'Zelf een boxspring samenstellen': `
        {kan ik|hoe kan ik|ik wil} {zelf |}{een boxspring|een bed|mijn bed} {zelf |}{samenstellen|ontwerpen|configureren}
        hoe werkt {het samenstellen|dat samenstellen|de configurator|zelf samenstellen} {van een boxspring|van een bed|}
        boxspring {zelf samenstellen|samenstellen|naar wens} {hoe werkt dat|kan dat|}
        kan ik {de poten|het hoofdbord|de stof} {kiezen|zelf kiezen}`,
      'Stalen van stoffen aanvragen': `
        {krijg ik|kan ik|mag ik|hebben jullie} {stofmonsters|stalen|stofstalen|staaltjes|een kleurstaal|proeflapjes} {gratis|krijgen|aanvragen|opgestuurd|}
        {mogen|kunnen} {die stoffen|de stoffen|de kleuren} {eerst |}{thuis |}{bekeken worden|gevoeld worden|bekijken}
        {kan ik|ik wil} de {stof|kleur|bekleding} {eerst |}{voelen|thuis bekijken|in het echt zien}
        {kan|kun|mag} {ik|je|jullie} {een |}{stukje stof|lapje stof|stukje van de stof|staal van de kleur} {opgestuurd krijgen|opsturen|toesturen|krijgen|thuis bekijken}
        hoe weet ik of de {kleur|stof} {bij mijn kamer past|mooi is|klopt} {kan ik die eerst zien|}`,
      'Kan ik een boxspring terugsturen die ik zelf samenstelde?': `
        {kan|mag} ik {een|mijn} {zelf samengestelde|samengestelde} {boxspring|bed} {terugsturen|retourneren|ruilen}
        als ik {mijn|een} boxspring zelf samenstel {kan ik die|mag die|kan het} {nog |}{terugsturen|terug|retour}
        samengestelde boxspring {retour|terug|bedenktijd} {mogelijk|}`,
      'Kan ik links een ander matras kiezen dan rechts?': `
        {links|ene kant} {zacht|medium} {en |}{rechts|andere kant} {stevig|hard} {kan dat|in 1 bed|mogelijk|}
        {kan ik|kunnen we} {twee verschillende matrassen|links een ander matras|elk een eigen hardheid|aparte matrassen} {in één bed|kiezen|nemen|}`,
      'Wanneer komt een boxspring die ik zelf samenstel?': `
        {hoe lang duurt|wat is de levertijd van|wanneer komt} {een boxspring|het bed|zo'n bed} {die ik zelf samenstel|op maat|samengesteld}`,
      'In welke maten kan ik een boxspring samenstellen?': `
        {in welke|welke} maten {kan ik|is|bestaat} {een |de |}boxspring {samenstellen|er|}
        {kan|bestaat|maken jullie} {een|de|mijn} boxspring {ook |}{in|van} {170 breed|0 meter 0 lang|0 bij 0|220 lang|een andere maat|0 cm breed} {op maat|}
        {boxspring op maat|bed op maat|afwijkende maat boxspring|extra lang bed} {laten maken|mogelijk|kan dat|}`,
      'Wat kost een boxspring die ik zelf samenstel?': `
        {wat|hoeveel} kost een boxspring {die ik zelf samenstel|die je zelf samenstelt|op maat|samenstellen|naar wens}
        is een {op maat gemaakte|samengestelde|zelf samengestelde} boxspring {duurder|veel duurder} dan een gewone
        {wat|hoeveel} kost een boxspring op maat {ongeveer|gemiddeld|}
        wat {komt erbij|kost extra} als ik {een andere stof|andere poten|een langere maat} kies`,
      'Welke stoffen en kleuren kan ik kiezen voor mijn boxspring?': `
        welke {kleuren|stoffen|bekleding} {kan ik kiezen|zijn er|hebben jullie} voor {mijn boxspring|een eigen bed|een zelf samengesteld bed|het bed}
        {hoeveel|welke} {kleuren|stoffen} {heeft de configurator|bij samenstellen|voor een boxspring}
        {welke|wat voor} {kleuren|stoffen} {zijn er|heb je|hebben jullie|kan ik krijgen} {voor de stof van de boxspring|voor de bekleding|voor het bed|voor boxsprings om zelf samen te stellen}
        in welke {kleuren|stoffen} {is|kan|krijg ik} {een|de|mijn} boxspring {bekleed|te krijgen|leverbaar|}`,
      'Wat je niet kunt herroepen: artikelen naar jouw maten, zoals gordijnen op een breedte die jij opgeeft': `
        {maken|hebben|doen} jullie {ook |}{gordijnen|hoeslakens|vloerkleden|matrassen} op maat
        {gordijnen|een gordijn|een kleed} {op maat|inkorten|laten maken} {kan dat|}`,
    },
  },
} as const satisfies Record<string, SubjectQuestions>
