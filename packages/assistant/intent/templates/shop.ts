/** Ways of asking about the shop and the account. */
export const shopTemplates = {
  about_shop: `
    {wie|wat} {zijn jullie|is sluimer} {voor winkel|eigenlijk|precies|}
    {hoe lang|sinds wanneer} {bestaan|verkopen} jullie {al|dit al}
    {zijn jullie|is dit} {een |}{betrouwbaar|betrouwbare winkel|nederlands bedrijf|belgische winkel|echte winkel}
    {waar|in welk land} {worden|komen} {jullie spullen|de matrassen|de producten|jullie dekbedden} {gemaakt|vandaan|geproduceerd}
    {zijn|hoe} {jullie producten|de stoffen|jullie matrassen} {duurzaam|biologisch|milieuvriendelijk|veilig getest}
    {kan|hoe kan} ik {een review schrijven|een beoordeling achterlaten|mijn mening geven|bij jullie werken|bij jullie solliciteren}
    {zijn|kloppen} {de|jullie} {reviews|beoordelingen} {echt|wel|betrouwbaar|gecontroleerd}
    {vacatures|werken bij|stage|over jullie|over de winkel}
`,
  account: `
    {heb|ik heb} {nog steeds |nog |}geen {bevestiging|mail|bevestigingsmail} {gehad|gekregen} {per mail|van jullie|}
    ik kan er niet {meer |}in {met mijn wachtwoord|op de site|}
    moet ik {een account aanmaken|me registreren|inloggen} {om te bestellen|}
    {hoe|waar} {maak|registreer|open} ik een {account|profiel} {aan|}
    {ik kan|het lukt niet om|lukt} {niet |}{inloggen|aanmelden|in mijn account komen|binnen te geraken}
    {wachtwoord|paswoord|inloggegevens} {vergeten|kwijt|werkt niet|opnieuw instellen}
    {moet|is} {ik|een account} {inloggen|nodig|verplicht} om te {bestellen|kopen}
    {hoe|waar} {verwijder|wis|wijzig|verander} ik {mijn account|mijn gegevens|mijn adres in mijn account|mijn e-mailadres}
    {jullie sturen|ik krijg} {me |}{te veel mails|spam|ongevraagde mail} {stop daarmee|hoe stop ik dat|}
    waar {zijn|vind ik|staan} mijn {favorieten|facturen|bewaarde artikelen}
    {ik wil|hoe kan ik} {me |mij |}{afmelden|uitschrijven|aanmelden} {voor de nieuwsbrief|van jullie mails}
    {wat|welke gegevens} {bewaren jullie van mij|weten jullie over mij|doen jullie met mijn gegevens}
    {ik heb|ik kreeg} geen {bevestiging|bevestigingsmail|mail|ordernummer} {gekregen|ontvangen|}
    {waar|hoe} {vind|zie} ik {mijn ordernummer|mijn vorige bestellingen|mijn facturen|mijn favorieten}
    {is mijn|hoe weet ik of mijn} bestelling {gelukt|goed doorgekomen|geplaatst} {is|}`,
  business: `
    kunnen we voor {ons hotel|onze b&b|ons kantoor|de school} {0|veertig|veel} {dekbedden|handdoeken|kussens|bedden} bestellen
    {wij zijn|ik heb} een {hotel|bedrijf|pension|praktijk} {en zoeken|en willen} {0 bedden|beddengoed|handdoeken}
    {kan|mag} {ik|een bedrijf|onze school|een vzw|ons hotel} {zakelijk|als bedrijf|op factuur|op rekening} {bestellen|kopen}
    {leveren|verkopen} jullie {ook |}aan {bedrijven|hotels|zorginstellingen|scholen|verhuurders}
    {ik wil|wij zoeken|graag} een offerte voor {0|dertig|vijftig} {<big>|<small>|bedden}
    {geven|hebben} jullie {korting|een prijs} {bij grote aantallen|voor bedrijven|bij 0 stuks}
    {factuur|btw-factuur|rekening} {op naam van mijn bedrijf|met btw-nummer|voor mijn zaak|voor de firma}
    {btw|bestellen} {verlegd|zonder btw|met een btw-nummer|terugvragen als bedrijf}
    {zakelijk|bedrijfsaccount|grootverbruik} {bestellen|aanvragen|}`,
  contact: `
    {bij wie|waar} kan ik terecht {voor hulp|met een vraag|als ik iemand wil spreken|als ik liever bel}
    ik wil {iemand|een mens|een stem} {horen|spreken} aan de telefoon
    {welk|op welk} nummer {moet|kan} ik bellen
    {hebben jullie|is er} {ook |}een {toonzaal|showroom|fysieke winkel} {in <place>|}
    {kan|mag|wil} ik {een|met een|graag een} {medewerker|echt mens|persoon|collega|iemand} {spreken|aan de lijn|praten|te spreken}
    {wat is|hebben jullie|geef me} {jullie|het|een} {telefoonnummer|nummer|e-mailadres|mailadres|adres}
    {hoe|waar} {bereik|mail|bel|contacteer} ik {jullie|de klantenservice|iemand van de winkel}
    {wat zijn|tot hoe laat zijn|wanneer zijn} {jullie|de} {openingstijden|openingsuren|bereikbaar|open}
    {hebben jullie|is er|waar is} {een winkel|een showroom|een filiaal|een toonzaal} {in de buurt|in <place>|waar ik kan kijken|}
    {kan|mag} ik {ergens|bij jullie} {langskomen|proefliggen|een <big> uitproberen in een winkel|iets komen bekijken}
    {verbind me door|doorverbinden|liever bellen|ik bel liever|bel mij terug|terugbellen graag} {met een mens|}
    {is er|zit er} {iemand|een mens|een collega} {van vlees en bloed|achter deze chat|die ik kan bellen|beschikbaar}
    {klantendienst|klantenservice|helpdesk|contactformulier|whatsapp} {bellen|nummer|mailen|}
    {mag|kan} ik {vandaag|in het weekend|op zaterdag|na zes uur} {bellen|iemand bereiken}`,
} as const
