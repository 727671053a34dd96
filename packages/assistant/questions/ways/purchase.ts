/** More of what shoppers ask of pages once they have ordered or are about to: returns, money, codes, account and reviews. */
export const purchaseWays = {
  returns: {
    'Wat kost terugsturen? Grote meubels halen we op': `
      {kan|wordt|kunnen jullie} {de retour|het|mijn retour|een <big>} {opgehaald worden|ophalen|opgehaald} {het is een <big>|want het is groot|}
      hoe stuur ik een {boxspring|bed|kast|matras} terug {die past niet in een doos|zo groot als dat is|}`,
    'Wat je terugkrijgt: je geld komt op dezelfde manier terug als je hebt betaald': `
      {op|naar} welke rekening {krijg ik|komt|storten jullie} {mijn geld|het geld|het} {terug|}`,
    'Uitproberen mag. Zonder de originele verpakking mag het ook': `
      {heb|ik heb} geen {doos|verpakking|folie} meer {kan ik toch retourneren|mag het dan nog terug|}`,
    'Krijg ik een retourlabel?': `
      {krijg ik|zit er|sturen jullie|waar is|waar vind ik|is er} {een|het|mijn} {retourlabel|verzendlabel|retour etiket|retoursticker} {bij|toe|}
      {ik heb |}{geen|nog geen} {retourlabel|verzendlabel|label|retoursticker} {gekregen|ontvangen|in de doos|bij mijn pakket}
      {retourlabel|verzendlabel} {zit er niet bij|niet gekregen|printen|aanvragen|kwijt|nodig|downloaden}
      stuur me {even |}een {retourlabel|verzendlabel}
      {ik vind|waar is} {mijn |het |}{retouretiket|retourlabel|retoursticker} {nergens|niet|}`,
    'Mijn retour is al terug, maar ik heb nog geen geld.': `
      {mijn |}{retour|pakket|terugzending} is {al |}{terug|binnen|aangekomen|bij jullie} {maar|en} {nog |}{geen geld|niets terugbetaald|geen terugbetaling|niks gekregen}
      {heb het|ik heb het|heb alles} {0 weken geleden|vorige maand|al lang|al 0 dagen} {teruggestuurd|geretourneerd} {waar blijft mijn geld|en nog geen geld|wanneer krijg ik mijn geld}
      {waar blijft|nog steeds geen|wacht nog op} {mijn|} {geld|terugbetaling|terugstorting} {van mijn retour|voor wat ik terugstuurde|}`,
    'Ik ben te laat met terugsturen. Kan het nog?': `
      {ik ben|is het|ben ik} {te laat|net te laat|al te laat} {met|om|voor} {terugsturen|retourneren|terug te sturen|de retour} {kan het nog|}
      {kan|mag} {ik |het |}{na|later dan} {0 dagen|veertien dagen|een maand|0 weken|de bedenktijd} {nog |}{terug|terugsturen|retourneren|retour}
      ik heb {het|het matras|de <big>} al {0 weken|een maand|0 maanden} {kan het nog terug|mag het nog retour|}`,
    'Kan ik een cadeau terugsturen of ruilen?': `
      {kan|mag} ik een {cadeau|kado|gekregen cadeau} {ruilen|terugsturen|retourneren|omruilen}
      {cadeau|kado} gekregen {maar|en} {heb het al|past niet|niet mooi|dubbel} {kan ik ruilen|ruilen|terugsturen|}`,
    'In drie stappen herroepen en terugsturen': `
      {waar|hoe} {is|vind ik|kom ik aan} {het|een|jullie} {retourformulier|formulier|retour formulier|herroepingsformulier}
      {retour|retourzending} {aanmelden|opgeven} {hoe|waar|}`,
    'Mag ik beddengoed terugsturen als de verpakking open is?': `
      {mag|kan} {ik |}{beddengoed|lakens|ondergoed|nachtkleding|een pyjama|een dekbedovertrek|een kussen} {terugsturen|terug|retour} {als de verpakking open is|als het niet past|als het uit de verpakking is|om hygiëne}
      {hygiëne|hygienisch} {retour|terugsturen} {kussen|dekbed|ondergoed}`,
  },
  order_change: {
    'Hoe annuleer ik?': `
      {ik wil|wil|kan ik} {mijn |de |}{order|bestelling|aankoop} {stopzetten|stoppen|annuleren|afbestellen|tegenhouden}`,
  },
  payment_trouble: {
    'Er is geld afgeschreven, maar ik zie geen bestelling.': `
      {mijn |de |}{betaling|pinbetaling|ideal} {ging mis|mislukt|bleef hangen|is mislukt} maar {er is|het geld is|er gaat|nu is} wel {0 euro |geld |het |}{af|eraf|afgeschreven|weg|van mijn rekening}`,
  },
  warranty: {
    'Ik kreeg iets anders dan ik bestelde.': `
      {ik kreeg|jullie stuurden|ik heb|er zat} {iets anders|het verkeerde|een andere kleur|de verkeerde maat|een verkeerd artikel} {dan|terwijl} {ik bestelde|besteld|ik iets anders besteld had}
      {verkeerde|foute|andere} {kleur|maat|artikel|product|spullen} {gekregen|ontvangen|geleverd|gestuurd|in de doos}`,
    'Een klacht': `
      {ik wil|ik heb|waar kan ik} een klacht {indienen|over de bezorger|over jullie|kwijt|doorgeven}
      {wat gaan jullie|hoe lossen jullie} {hieraan doen|dit op|dit oplossen}`,
  },
  payment: {
    'Waar vind ik mijn factuur?': `
      {waar|hoe} {vind ik|kom ik aan|krijg ik|download ik} {mijn|een|de} {factuur|rekening|bon|aankoopbewijs|kassabon}
      {factuur|bon|rekening} {kwijt|downloaden|nodig|opvragen|van mijn bestelling}
      {krijg ik|ik wil|kan ik} {een|mijn} {factuur|aankoopbewijs|bonnetje} {krijgen|ontvangen|downloaden|}`,
  },
  discount: {
    'Ik kreeg een voucher bij mijn bestelling. Wat kan ik ermee?': `
      {gratis |}{waardebon|voucher|code} bij elke bestelling {wat is dat|hoe werkt dat|}`,
    'Mijn code of voucher is verlopen. Kan ik hem nog gebruiken?': `
      {mijn |de |}{code|voucher|kortingscode|bon} is {verlopen|over de datum|niet meer geldig} {kan ik hem nog gebruiken|kan dat verlengd worden|wat nu|}
      {kan ik|kunnen jullie} {een|mijn|de} {verlopen |}{code|voucher|bon} {verlengen|nog gebruiken}`,
    'Hebben jullie cadeaubonnen?': `
      {hebben|verkopen|heb|doen} {jullie|je} {ook |}{cadeaubonnen|cadeaukaarten|kadobonnen|waardebonnen|giftcards|een cadeaubon}
      {kan|mag|wil} ik {een |bij jullie een |}{cadeaubon|cadeaukaart|giftcard|kadobon} {kopen|bestellen|geven}
      {kan|mag} {ik|je} {met|een} {een |}{cadeaukaart|cadeaubon|vvv bon|cadeaukaart van bol} {betalen|gebruiken|inleveren}`,
    'Ik zag het ergens goedkoper. Passen jullie je prijs aan?': `
      {ik zag|ik vond|het is|dit is} {het|hetzelfde|hem|dit|} {ergens anders|bij een ander|op een andere site|elders|bij een concurrent} {goedkoper|voor minder} {passen jullie je prijs aan|kan er wat af|}
      {kan er|kunnen jullie|valt er} {nog |}{iets van de prijs af|wat af|iets af|over de prijs te praten|zakken met de prijs}
      {hebben jullie|is er|geven jullie} {een |}{laagsteprijsgarantie|laagste prijs garantie|prijsgarantie|prijsmatch}`,
  },
  account: {
    'Hoe wijzig ik mijn naam, adres, e-mailadres of wachtwoord?': `
      {kan ik|hoe kan ik|ik wil|waar kan ik} mijn {e-mailadres|emailadres|mailadres|naam|adres|telefoonnummer|wachtwoord} {wijzigen|veranderen|aanpassen}
      ik heb een {nieuw|ander} {mailadres|e-mailadres|telefoonnummer|adres}`,
    'Wat is een passkey?': `
      {wat is|hoe werkt|hoe maak ik} een {passkey|toegangssleutel}
      {inloggen|aanmelden} met {een passkey|vingerafdruk|gezicht|face id}`,
    'Iemand anders gebruikt mijn account.': `
      {iemand|een ander|er} {anders |}{zit in|gebruikt|heeft ingelogd op|heeft|is ingelogd in} mijn account {gehackt|}
      mijn account is {gehackt|overgenomen|misbruikt}`,
    'Ik kan niet inloggen. Komt er geen mail, kijk dan in je map met ongewenste mail': `
      {ik krijg|krijg|er komt|ik ontvang} {geen|de} {mail|code|mail om in te loggen|resetmail|mail met code|mail voor een nieuw wachtwoord} {niet |}{binnen|met de code|}
      {de |}{code|link|mail} {komt niet aan|niet ontvangen|zie ik nergens}`,
    'Hoe meld ik me af voor de nieuwsbrief?': `
      {ik wil|wil} {niet meer|geen} {van die |}{reclamemails|mails|mailtjes|reclame} {meer |}{van jullie|krijgen|}`,
    'Wat doen jullie met mijn gegevens?': `
      wat {weten|bewaren|hebben} jullie {allemaal |}{van|over} mij`,
    'Hoe verwijder ik mijn account?': `
      {hoe|waar} {haal|gooi|hef|doe} ik mijn {account|gegevens|profiel} {weg|op|eraf}`,
    'Waar zie ik wat ik bestelde?': `
      {waar|hoe} {zie ik|vind ik|bekijk ik} {wat ik bestelde|mijn bestellingen|mijn aankopen|mijn orders} {terug|}`,
  },
  about_shop: {
    'Wie we zijn: de naam, het adres, het KVK-nummer en het btw-nummer staan onder aan elke pagina': `
      {zijn jullie|is dit|is deze site} {legit|scam|fake|nep|echt|betrouwbaar} {of scam|of echt|of nep|}`,
    'Iets veranderen of weghalen: je beoordeling': `
      {hoe|kan ik|waar} {verwijder ik|haal ik|verander ik|wijzig ik|pas ik} mijn {review|beoordeling|recensie} {weg|verwijderen|aan|veranderen|weghalen|aanpassen|}
      {review|beoordeling|recensie} {verwijderen|weghalen|wijzigen|aanpassen}`,
    "Foto's bij een beoordeling": `
      {kan|mag} {ik |er |}{een foto|foto's} {bij|meesturen met|plaatsen bij|toevoegen aan} {een|mijn|de} {review|beoordeling|recensie} {plaatsen|}
      {foto|foto's} {bij de|bij mijn} {review|beoordeling}`,
    'Wat wel en niet mag in een beoordeling: meestal staat je beoordeling meteen op de pagina': `
      {waarom|wanneer} {staat|komt|zie ik} mijn {review|beoordeling|recensie} {nog |}{niet online|er nog niet op|er niet|geplaatst|online|niet}
      mijn {review|beoordeling} {is niet geplaatst|staat er niet|is geweigerd|is weg}
      {mag ik|mag je} {alles|ook negatief|een slechte review|wat ik wil} {schrijven|plaatsen} {in een review|}`,
    'Krijg je iets voor een review?': `
      {krijg ik|is er|geven jullie} {iets|een beloning|korting|een voucher|geld} {als ik|voor} {een review|een beoordeling} {schrijf|plaats|achterlaat|}
      {kopen|betalen} jullie {voor |}{reviews|beoordelingen}`,
    'Review schrijven: waar je schrijft': `
      kan ik {ook |}{anoniem|zonder account|zonder in te loggen} een {review|beoordeling} {plaatsen|schrijven}`,
    'Wat we controleren. Lage en hoge scores behandelen we hetzelfde': `
      {worden|verwijderen jullie|halen jullie} {slechte|negatieve|lage} {beoordelingen|reviews} {verwijderd|weggehaald|weg|}`,
    'Het cijfer van de winkel': `
      {hoeveel|welke} {sterren|score|cijfer|beoordeling} {heeft|hebben|krijgt|krijgen} {de winkel|jullie|sluimer|deze winkel}
      {wat is|wat zeggen klanten over} {jullie cijfer|jullie score|jullie winkel|de winkel}
      {wat|hoe} vinden {klanten|anderen|mensen} {jullie|de winkel|deze winkel}`,
    'Wat het gemiddelde zegt: de som van alle sterren': `
      hoe {berekenen jullie|komt|wordt} {het gemiddelde|de score|het aantal sterren} {berekend|tot stand|}`,
  },
  old_goods: {
    'Nemen jullie ook een oude bank, kast of ander meubel mee?': `
      {nemen|halen} jullie {ook |}{mijn|een|de} oude {bank|kast|zetel|meubels|fauteuil|stoel|ledikant|tafel|toppers|topper} {mee|op}
      {kan|mag} {mijn|een} oude {bank|kast|zetel|fauteuil} {ook |}{mee|meegegeven worden|weg}
      {en|ook} {een|de} oude {bank|kast|zetel|topper}`,
  },
  delivery_time: {
    'Kan ik zelf een dag kiezen, of later laten bezorgen?': `
      {kan ik|kan het|mag het} {in januari|in de zomer|volgend jaar|na de verbouwing|als het huis klaar is} {laten |}{leveren|bezorgen|geleverd worden}`,
    "Kan het 's avonds of op een vaste tijd? De dag ervoor hoor je tussen welke twee uren we komen": `
      hoe laat {komen ze|komen jullie|komt de chauffeur|staat de bezorger} {ongeveer |}{met mijn <big>|voor de deur|op de bezorgdag|}`,
    'Grote meubels: je kiest bij het afrekenen zelf een dag, vanaf werkdagen nadat ze bij ons weg kunnen': `
      {hoe lang|hoelang|hoeveel dagen} duurt {de levering|levering|bezorging|het bezorgen|het leveren} {van|voor} een {bed|boxspring|kast|matras|fauteuil}
      {hoe lang is|wat is} de {levertijd|leveringstermijn|levertermijn} van een {bed|boxspring|kast|matras|fauteuil}`,
  },
  delivery_how: {
    'Leveren jullie in heel België?': `
      {kunt ge|kun je|kunnen jullie} {dat|het} {ook |}in belgie {komen |}{brengen|leveren|bezorgen|afzetten}`,
    'Grote meubels dragen naar binnen, meet deuren, trap en lift': `
      {smalle trap|een smalle trap|klein trapgat|steile trap|smalle deur|grachtenpand} past {een|de|die} {boxspring|bed|kast} {dan wel|er door|erdoor|dan}`,
    'twee personen brengen, dragen samen naar binnen': `
      hoe wordt een {groot meubel|boxspring|kast|bed} bezorgd {met wie|met hoeveel man|door wie}`,
    'Mag het pakket in de schuur of bij de deur liggen?': `
      {mag|kan|kunnen jullie|laten jullie} {het|het pakket|mijn pakje|de bezorger} {het |}{in de schuur|bij de deur|bij de achterdeur|in de garage|in de tuin|op de stoep|onder het afdak} {leggen|liggen|zetten|achterlaten}
      {leg|zet} het maar {in de schuur|bij de achterdeur|achterom} {als ik er niet ben|}`,
    'Nemen jullie het karton en de folie weer mee?': `
      {nemen|halen|ruimen} {jullie|de bezorgers|ze} {het karton|de verpakking|de folie|het verpakkingsmateriaal|de dozen|het plastic|al het karton} {weer |ook |}{mee|op|weg}
      {waar laat ik|wat doe ik met} {het karton|de verpakking|de dozen}`,
    'Mijn track-en-trace werkt niet.': `
      {track en trace|track trace|volglink|trackingcode|de link} {werkt niet|doet het niet|geeft niks aan|niet gekregen|kwijt}`,
  },
} as const
