import type { SubjectQuestions } from '../subject-questions.ts'

/** How shoppers ask for their own order, for a person, and for pieces of cloth, which tools answer and no page. */
export const orderQuestions = {
  order_status: {
    usual: '',
    others: {
      'Waar is mijn bestelling?': `
        {waar is|waar blijft|hoe ver is|hoe staat het met} {mijn |m'n |}{pakket|pakje|bestelling|order|matras|boxspring|dekbed|spullen}
        {is|zijn} {mijn |}{bestelling|order|pakket|spullen} {al |}{verstuurd|onderweg|weg|verzonden|de deur uit}
        {wanneer|hoe laat|welke dag} {komt|wordt|krijg ik} {mijn bestelling|mijn pakket|mijn bed|het bed dat ik bestelde} {geleverd|bezorgd|}
        {heb|ik heb} {vorige week|0 dagen geleden|maandag|een tijd terug|al lang geleden} {iets |}besteld {nog niks binnen|nog niets gehoord|waar blijft het|en nog niet gekregen}
        {status|stand} van {mijn |}{bestelling|order} {kjd0|}
        {track en trace|track trace|trackingcode|volgcode} {code|van mijn bestelling|graag|van mijn pakket|kwijt|}
        bestelnummer {kjd0|0} {waar is die|hoe staat het ermee|status}
        kan ik {ergens |}volgen waar {de bezorger|mijn bestelling|mijn pakket} {is|blijft}
        {order|bestelling|ordernummer} {kjd0|0} {waar blijft hij|status|hoe staat het ermee}
        {kunt u|kun je|kan je} {kijken|nagaan|opzoeken} {hoe het staat met mijn order|waar mijn pakket is|of mijn bestelling verzonden is}
        ik wacht {nog |al 0 dagen |}op mijn {bestelling|pakket|boxspring}
        mijn {bestelling|pakket|bed} is {nog niet aangekomen|nog niet bezorgd|nog niet geleverd|er nog niet|nog steeds niet binnen|nog niet toegekomen|nog altijd niet gekregen}
        {heb|is} mijn {retour|bestelling} {al |}{binnen|aangekomen} bij jullie
        wanneer {mag ik|kan ik|moet ik} mijn {bestelling|bed|pakket|matras|boxspring} verwachten
        ik heb {vorige week|gisteren|laatst|maandag} een {<big>|bed|dekbed} {gekocht|besteld} wanneer {komt die nou|komt hij|heb ik hem}`,
    },
  },
  contact: {
    usual: '',
    others: {
      'Wanneer zijn we er? Bellen en mailen': `
        {ik wil|mag ik|kan ik} {een mens|iemand|een medewerker|een echt persoon|een collega|een verkoper} {spreken|aan de lijn|}
        {wat is|geef} {jullie|het|je} {telefoonnummer|nummer|mailadres|e-mailadres}
        {hoe|hoe laat|wanneer} {zijn jullie open|kan ik bellen|zijn jullie bereikbaar|bereik ik jullie}
        {openingstijden|openingsuren|klantenservice|contact|telefoon|whatsapp}
        {hebben jullie|is er|waar is} {een |jullie |}{winkel|showroom|filiaal} {waar ik kan kijken|in amsterdam|om te proefliggen|}
        {bel|bellen} {me|jullie mij} {terug|even op}
        waar {zitten jullie|zijn jullie gevestigd|is jullie magazijn}
        kan ik {langskomen|proefliggen|in het echt komen kijken}
        {hebben jullie|heb je|kan ik} {dit|deze|die|het bed} {ook |}{in de winkel|in een winkel|ergens in het echt} {liggen|bekijken|staan|zien} {in utrecht|}
        {wie|welk nummer|hoe} kan ik {bellen|iemand bellen|iemand bereiken} {hierover|over mijn bestelling|}
        {tot hoe laat|van hoe laat} {zijn jullie|kan ik} {bereikbaar|bellen}`,
    },
  },
  medical: {
    usual: '',
    others: {
      'Medisch advies': `
        {ik slaap|slaap|ik lig} al {weken|maanden|0 nachten|dagen} {niet|slecht|wakker} {wat moet ik doen|wat nu|}
        {helpt|is|werkt} {dit|dit matras|een kussen} {tegen|goed tegen|goed voor} {reuma|hernia|snurken|rugpijn|artrose|hoofdpijn}
        ik heb {een hernia|rugpijn|nekklachten|reuma|artrose|last van mijn rug|last van mijn heup} {welk matras|welk kussen|wat raad je aan|}
        {hoeveel|welke} {slaappillen|melatonine|medicijnen} {moet ik nemen|mag ik|}
        {krijg ik|word ik} {allergie|allergisch|ziek|uitslag} {van een matras|van het schuim|}
        {doorligplekken|decubitus|slaapapneu|zwanger} {welk matras|welk kussen|wat nu}`,
    },
  },
  legal: {
    usual: '',
    others: {
      'Juridisch advies': `
        {kan ik|mag ik|ik wil} {jullie |}{aanklagen|voor de rechter slepen|een schadevergoeding|smartengeld|een advocaat} {eisen|krijgen|}
        {wat zijn|heb ik} {mijn rechten|wettelijk recht op} {volgens de wet|als koper|}
        {is dat|mag dat} {wel |}{wettelijk|volgens de wet|juridisch} {toegestaan|}`,
    },
  },
} as const satisfies Record<string, SubjectQuestions>
