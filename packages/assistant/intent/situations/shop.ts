/** What shoppers tell about the shop and their account, and ask besides; written as templates are. */
export const shopSituations = {
  account: `
    {ik weet|ik ken|ik herinner me} {mijn|het} {wachtwoord|paswoord|inlogcode} niet meer {hoe kom ik binnen|wat nu|}
    {wachtwoord|paswoord|password|ww} {vergeten|resetten|herstellen|wijzigen|kwijtgeraakt|klopt niet|aanpassen}
    {inloggen|aanmelden|binnenkomen|in mijn account komen} {lukt steeds niet|gaat niet|werkt niet|gaat mis|blijft mislukken} {wat kan ik doen|help|}
    {ik krijg|ik ontvang} geen {code|inlogcode|resetmail|mail om in te loggen|link} {binnen|om mijn wachtwoord te herstellen|}
    {hoe|waar|ik wil} {gooi|verwijder|sluit|hef} ik {mijn account|mijn profiel|mijn inschrijving} {weg|op|definitief|}
    {account|profiel|mijn gegevens} {verwijderen|opheffen|wissen|sluiten|downloaden|inzien|opvragen}
    {ik wil|hoe kan ik|mag ik} mijn {emailadres|e-mailadres|mailadres|telefoonnummer|naam|wachtwoord} {wijzigen|veranderen|aanpassen|verbeteren}
    {welke|wat voor} {info|informatie|gegevens|data} {hebben|bewaren|houden} jullie {over mij|van mij} {opgeslagen|bij|}
    {ik kan|ik geraak} niet {binnen in|meer in|in} mijn {account|profiel} {paswoord kwijt|wachtwoord vergeten|}
    {ik ben verhuisd|ik heb een nieuw adres|mijn adres is veranderd} {waar pas ik dat aan|hoe wijzig ik dat in mijn account|wat moet ik doen in mijn profiel}
    {ik heb|mijn mailadres is} {een nieuw e-mailadres|veranderd|een ander mailadres|een nieuwe telefoon} {hoe verander ik dat|waar pas ik dat aan|kan dat in mijn account}
    {wil|ik wil|graag} {geen|niet langer} {reclame|mailtjes|nieuwsbrief|reclame mails|post|aanbiedingen} {meer |}{van jullie |}{ontvangen|krijgen|in mijn mailbox|}
    {hoe|waar} {schrijf|meld} ik me {uit|af|in|aan} {voor de mails|van de mailing|voor jullie nieuwsbrief|}
    {moet ik|is het verplicht|ben ik verplicht} {eerst |}{een account te maken|me te registreren|een account maken|lid worden} {voor|voordat|om} {ik kan bestellen|iets te kopen|te bestellen|ik iets koop}
    {kan|mag} ik {ook |}{als gast|zonder account|zonder inloggen|zonder registratie} {bestellen|kopen|afrekenen}
    {waar|hoe} {zie|vind|bekijk} ik {mijn oude bestellingen|wat ik vroeger kocht|mijn bestelgeschiedenis|mijn bewaarde bedden|mijn lijstje met favorieten}
    {hoe werkt|wat is|kan ik} {een passkey|inloggen met een passkey|inloggen zonder wachtwoord|inloggen met vingerafdruk}
    {iemand|een ander} {zit in mijn account|heeft mijn account gehackt|logt in op mijn naam} {wat nu|help}
    {mijn favorieten|mijn winkelwagen|wat ik bewaard had} {zijn weg|is leeg|is verdwenen} {hoe kan dat|}
    {wat doen jullie met|verkopen jullie|delen jullie|hoe lang bewaren jullie} mijn {gegevens|mailadres|persoonlijke gegevens|telefoonnummer}
    mijn {mail|e-mail|naam|achternaam|adres} {is|is nu} {gewijzigd|veranderd|anders} {waar geef ik dat door|in mijn account|}
    {hoe reset ik|ik moet|kan ik} mijn {inlog|login|wachtwoord} {resetten|opnieuw instellen|}
    {ik sta|sta ik} nog op {jullie mailinglijst|de lijst} {haal me eraf|wil eraf|}
    ik zie mijn {oude orders|vorige bestellingen|aankopen} niet {in mijn account|terug|}`,
  contact: `
    {ik word|ik wil|kan ik} {liever |graag |}{gebeld worden|gebeld|teruggebeld worden|opgebeld} {door iemand|door een medewerker|vandaag nog|}
    {geen zin in een robot|ik praat niet met een computer|dit helpt me niet|je snapt me niet} {geef me een mens|ik wil een medewerker|mag ik iemand spreken|}
    {is er|bestaat er|hebben jullie} {ergens |}{een toonzaal|een showroom|een winkel|een plek} {waar ik kan proefliggen|waar ik het kan zien|waar ik matrassen kan testen|in de buurt van <place>|}
    {ik wil|we willen|kunnen we} {het|een bed|de <big>} {eerst |}{in het echt zien|uitproberen in een winkel|komen bekijken|gaan voelen} {waar kan dat|}
    {aan wie|naar wie|waar} {kan ik|moet ik|mag ik} {een mail sturen|mijn foto's mailen|mijn vraag stellen|een brief sturen|schrijven}
    {zijn jullie|is de klantenservice} {vandaag|nu|in het weekend|zaterdag|'s avonds} {open|bereikbaar|telefonisch bereikbaar|te bellen}
    {ik krijg|ik heb} {niemand aan de lijn|geen gehoor|geen antwoord op mijn mail} {wanneer zijn jullie er|hoe bereik ik jullie|}
    {telefoonnummer|nummer|mailadres|adres} {van de winkel|klantendienst|graag|aub|van jullie}
    {kan ik|mag ik} jullie {appen|whatsappen|een berichtje sturen|opbellen}
    {ik heb liever|doe mij maar|geef mij} {menselijk contact|een mens|iemand aan de telefoon}`,
  about_shop: `
    {zijn jullie|is deze site|is sluimer} {wel echt|oplichters|te vertrouwen|een echte winkel|bonafide|nep}
    {waar|uit welk land} {komen|worden} {jullie bedden|de spullen|jullie lakens} {vandaan|genaaid|geweven|gemaakt}
    {hoe|waar} {laat|plaats|geef|zet} ik een {review|beoordeling|recensie} {achter|na mijn aankoop|over mijn matras|}
    {zijn|is} {de sterren|die beoordelingen|dat cijfer} {van echte klanten|niet gekocht|eerlijk}
    {zoeken|hebben} jullie {personeel|nog mensen|een stageplek|vacatures}
    {gebruiken|hebben} jullie {duurzame stoffen|biologisch katoen|dierenleed|een keurmerk} {of niet|}
    {waar|kan ik ergens} {lezen|zien} wat {klanten|anderen} van {jullie|de winkel} vinden
    {wie is|wat is} {de eigenaar|de directeur|het bedrijf achter} {van deze zaak|deze site|de winkel}`,
  business: `
    {ik heb|wij runnen|ik run|we openen} een {hotel|b&b|vakantiepark|kliniek|zorgboerderij|praktijk} en {zoek|zoeken|hebben nodig} {0 <small>|veel bedden|lakens voor 0 bedden|een vaste leverancier}
    {kan|kunnen} {we|ik} {op naam van de zaak|via mijn bedrijf|als zelfstandige|als zzp'er|met ons ondernemingsnummer} {kopen|bestellen|afrekenen}
    {prijs|offerte|korting} {voor|bij} {0 stuks|grote afname|een heel hotel|bedrijven|groot volume}
    {ik heb|we hebben} een {btw-nummer|ondernemingsnummer|kvk nummer} {waar vul ik dat in|betaal ik dan btw|kan de btw eraf}
    kan {er|} een factuur {komen|staan} op {de bv|de vof|naam van het bedrijf|onze stichting}
    {wij zijn|voor} een {zorginstelling|kinderopvang|camping|jeugdherberg} {en willen|} 0 {dekbedden|bedden|matrassen}`,
} as const
