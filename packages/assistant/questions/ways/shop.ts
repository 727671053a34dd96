import type { SubjectQuestions } from '../subject-questions.ts'

/** How shoppers ask what pages say about their account, the shop, and orders of a firm. */
export const shopQuestions = {
  account: {
    // A question about an account in general is none about a password, and none about needing one.
    usual: '',
    others: {
      'Hoe wijzig ik mijn naam, adres, e-mailadres of wachtwoord?': `
        {hoe|waar} {wijzig|verander|pas} ik mijn {wachtwoord|adres|e-mailadres|naam|telefoonnummer|gegevens} {aan|}
        {ik ben verhuisd|nieuw adres|ander mailadres|nieuw telefoonnummer} {hoe geef ik dat door|aanpassen in mijn account}`,
      'Ik ben mijn wachtwoord vergeten.': `
        {wachtwoord|paswoord|mijn wachtwoord} {vergeten|kwijt|weet ik niet meer|resetten}
        nieuw wachtwoord {aanvragen|nodig}`,
      'Ik kan niet inloggen.': `
        {ik kan|kan} niet {inloggen|in mijn account|aanmelden} 
        {inloggen|aanmelden|de inlogcode|mijn code|de inlogmail} {lukt niet|werkt niet|komt niet aan}
        hoe log ik in`,
      'Hoe meld ik me af voor de nieuwsbrief?': `
        {nieuwsbrief|mailing} {afmelden|uitschrijven|opzeggen|stoppen}
        {hoe|waar} {meld ik me af|schrijf ik me uit|kan ik me uitschrijven} {voor|van} {de nieuwsbrief|jullie mails|de mailing}
        {ik krijg|jullie sturen} te veel {mails|reclame|nieuwsbrieven}
        geen {reclame|mail|nieuwsbrief} meer`,
      'Hoe meld ik me aan voor de nieuwsbrief?': `
        {hoe|waar|kan ik} {meld ik me aan|schrijf ik me in|me inschrijven|me aanmelden} {voor|op} {de nieuwsbrief|jullie mails|de mailing}
        {krijg ik|is er|wat krijg ik} {korting|tegoed|iets|een voucher} {als ik me inschrijf|bij inschrijving|voor de nieuwsbrief|bij de nieuwsbrief}
        {inschrijven|aanmelden} {op de |voor de |}nieuwsbrief
        ik wil {de nieuwsbrief|jullie aanbiedingen per mail} {ontvangen|krijgen}`,
      'Hoe verwijder ik mijn account?': `
        {hoe|waar} {verwijder|wis|sluit} ik mijn account
        {account|mijn gegevens} {verwijderen|wissen|opzeggen|downloaden|opvragen}
        ik wil {van mijn account af|geen account meer|mijn profiel opheffen|mijn account stopzetten}`,
      'Waar zie ik wat ik bestelde?': `
        {waar|hoe} {zie ik|vind ik} mijn {oude bestellingen|vorige bestellingen|bestelgeschiedenis|eerdere aankopen}
        wat heb ik {vorige keer|eerder} besteld`,
      'Waar vind ik mijn bestelnummer?': `
        {waar|hoe} {vind ik|staat|kom ik aan} {mijn |het |}{bestelnummer|ordernummer}
        {bestelnummer|ordernummer} {kwijt|vergeten|weet ik niet}`,
      'Hoe weet ik of mijn bestelling gelukt is?': `
        {is|hoe weet ik of} mijn {bestelling|betaling|order} {gelukt|goed gegaan|doorgekomen|aangekomen} {is|}
        {geen|krijg geen|nog geen} {bevestiging|bevestigingsmail|mail|orderbevestiging} {gekregen|ontvangen|}`,
      'Heb ik een account nodig om te bestellen?': `
        {heb ik|is|moet ik} een account {nodig|verplicht|maken|aanmaken} {om te bestellen|}
        {kan ik|mag ik} {ook |}{bestellen |}{zonder account|als gast|zonder in te loggen|zonder inloggen} {bestellen|}`,
      'Wat doen jullie met mijn gegevens?': `
        wat {doen jullie|gebeurt er} met mijn {gegevens|data|privacy}
        {privacy|avg|gdpr} {verklaring|}
        verkopen jullie mijn gegevens {door|aan anderen}`,
      'Hoe verander ik mijn cookiekeuze?': `
        {cookies|cookie instellingen} {wijzigen|aanpassen|uitzetten|}`,
      'Mijn favorieten zijn weg.': `
        {mijn |}{favorieten|verlanglijstje|bewaarde artikelen} {zijn |}{weg|verdwenen|kwijt}`,
    },
  },
  about_shop: {
    usual: 'Over ons: wie we zijn',
    others: {
      'Waar we voor zijn: wij verkopen bedden, beddengoed, vanuit één magazijn': `
        {wie zijn jullie|wat voor winkel zijn jullie|wat is sluimer|vertel over jullie winkel}
        wat verkopen jullie {allemaal|zoal|eigenlijk|}`,
      'Wie we zijn: de naam, het adres, het KVK-nummer en het btw-nummer staan onder aan elke pagina': `
        {zijn jullie|is deze winkel|is dit|is deze site|is sluimer} {wel |}{te vertrouwen|betrouwbaar|echt|een echte winkel|oplichters|nep|legaal|bonafide|veilig om te bestellen}
        {kan ik|kun je} jullie {vertrouwen|wel vertrouwen}
        {wat is|heb je|waar staat} jullie {kvk nummer|kvk|bedrijfsnaam|vestigingsadres|btw nummer}`,
      'Review schrijven: waar je schrijft': `
        {hoe|waar} {schrijf ik|kan ik|plaats ik} een {review|beoordeling} {schrijven|achterlaten|}
        ik wil een {review|beoordeling} {schrijven|achterlaten|geven}`,
      'Wat we controleren: geverifieerde aankoop bij een beoordeling': `
        {zijn|zijn die|kloppen|vertrouw ik} {de |jullie |}{reviews|beoordelingen|recensies|sterren} {wel |}{echt|nep|betrouwbaar|gecontroleerd|van echte klanten|verzonnen}
        {schrijven|verzinnen|kopen} jullie {die |de |}{reviews|beoordelingen} {zelf|}
        {worden|zijn} {reviews|beoordelingen} {gecontroleerd|nagekeken|geverifieerd|gefilterd}`,
      'Zo werken onze beoordelingen': `
        hoe {controleren jullie|werken} {reviews|beoordelingen}`,
      'Een klacht': `
        {waar|hoe} {kan ik|dien ik} een klacht {indienen|in|kwijt}`,
      'Hoe onze prijzen werken': `
        {hoe|waarom} {zijn jullie|is het} {zo goedkoop|zo duur|zo voordelig}
        {jullie zijn|het is|wat zijn jullie} {super |erg |best |veel te |}{duur|prijzig|goedkoop} {zeg|hoor|}
        {hoe werken|kloppen} jullie {prijzen|deals|aanbiedingen}
        bij een ander is het goedkoper
        {geven jullie|hebben jullie} {laagste prijs garantie|prijsgarantie}`,
      'Hoe we kiezen: de stof, wie het maakt, keurmerk': `
        {zijn jullie|is het} {duurzaam|milieuvriendelijk|biologisch}
        {waar|door wie} {wordt het|worden de spullen|worden jullie matrassen} gemaakt
        {welke|hebben jullie} {keurmerken|oeko tex|gots}`,
    },
  },
  business: {
    usual: 'Bestellen als bedrijf',
    others: {
      'Bestellen als bedrijf: kies Zakelijk, de factuur staat op naam van je bedrijf': `
        {kan ik|kan mijn} {als bedrijf|zakelijk|voor de zaak|op mijn bedrijf|bedrijf} {bestellen|kopen}
        {krijg ik|kan ik} een factuur {op naam van mijn bedrijf|voor de zaak|met btw|op mijn kvk}
        ik heb een {kvk nummer|btw nummer|ondernemingsnummer} waar vul ik dat in`,
      'Belgisch bedrijf: btw verlegd, dan betaal je geen btw': `
        {moet ik|betaal ik|moet je} {als belgisch bedrijf|met een belgisch btw nummer|als onderneming in belgie} btw {betalen|}
        {btw verlegd|intracommunautair|zonder btw} {kopen|bestellen|als belgisch bedrijf|}`,
      'Grote aantallen: vraag een offerte': `
        {ik wil|wij willen|we hebben} {0|honderd|twintig|veel} {matrassen|bedden|handdoeken|dekbedden} {nodig |}voor {een hotel|ons hotel|een school|een zorginstelling|een b en b}
        {offerte|prijsopgave|korting bij grote aantallen} {aanvragen|voor 0 stuks|mogelijk|}`,
      'Wat anders is voor bedrijven: bedenktijd is er voor consumenten': `
        {kan|mag} {een bedrijf|ik zakelijk|ik als bedrijf} {iets |}{retourneren|terugsturen}
        bedenktijd {voor bedrijven|zakelijk}`,
    },
  },
} as const satisfies Record<string, SubjectQuestions>
