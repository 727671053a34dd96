/** What shoppers tell about paying, and ask besides; written as templates are. */
export const paymentSituations = {
  payment: `
    {ik heb|wij hebben} {geen <pay>|alleen een <pay>|enkel <pay>|geen nederlandse bank|een belgische rekening} {hoe betaal ik dan|hoe moet dat dan|kan ik dan toch bestellen}
    {kan ik|mag ik|is het mogelijk om} {gewoon |}{met|via} {<pay>|mijn visa kaart|mijn mastercard|mijn bankkaart} {terecht|afrekenen|voldoen|de rekening betalen}
    {hoe|waarmee|op welke manieren} {reken ik|rekent men|kan ik} {af|afrekenen|voldoen} {bij jullie|in de winkelwagen|}
    {doen|werken} jullie {met|aan} {<pay>|tikkie|cash|google pay|cadeaukaarten}
    {is het|vertrouwen jullie|hoe} {veilig|te vertrouwen|beveiligd} {om hier mijn gegevens in te vullen|om hier te betalen|mijn kaartnummer door te geven|betalen op deze site}
    {wie ziet|bewaren jullie} {mijn kaartnummer|mijn bankgegevens|mijn rekeningnummer}
    {waar|hoe} {vind|krijg|download|print} ik {mijn factuur|een aankoopbewijs|de kassabon|een rekening|mijn bonnetje}
    {ik heb|ik wil|mag ik} een {factuur|bon|aankoopbewijs} {nodig voor de verzekering|nodig voor mijn boekhouding|op naam van mijn man|per mail}
    {zijn|is} {de bedragen|jullie prijzen|de prijs} {op de site |}{met of zonder btw|met btw|incl of excl btw|inclusief belasting|exclusief btw}
    {betaal|betalen} ik {meer|een toeslag|extra kosten} {met|bij|als ik kies voor} {<pay>|een kaart}
    {welke|wat voor} {kaarten|banken|betaalkaarten|manieren} {neem je aan|accepteren jullie|nemen jullie|kan ik gebruiken} {in <place>|}
    kan ik {gewoon |ook |}met <pay> betalen
    {betalen|afrekenen} {aan de deur|bij de bezorger|contant|met munten|met cash geld|bij afhalen} {kan dat|}
    {wanneer|op welk moment} {wordt|gaat} {het bedrag|het geld} {afgeschreven|van mijn rekening}
    {kan het|gaat het|mag het} {ook |}{via|met} {een gewone bankoverschrijving|een overboeking|mijn spaarrekening|een qr code|de bankapp}
    {is|zijn} {mijn kaartinformatie|mijn kaart|mijn betaalgegevens} {bij jullie |}{beschermd|veilig|versleuteld}
    {ik wil|graag} een {btw bon|kassabon|factuur met btw} {voor mijn administratie|bij mijn aankoop}
    {welke|wat voor} {manieren|mogelijkheden} {van betalen|om te betalen} {zijn er|heb je}`,
  pay_later: `
    {ik wil|kan ik|is het mogelijk om} {pas |eerst later }{betalen|af te rekenen} {als|wanneer|nadat} {het bed er is|ik het gezien heb|alles in huis staat|mijn loon binnen is|het matras bevalt}
    {mijn salaris|mijn geld|het vakantiegeld} komt {pas |}{eind van de maand|volgende week|later} {kan ik wachten met betalen|mag ik dan betalen}
    {een boxspring|een bed|zo'n bedrag} is {veel geld|duur} in één keer {kan het in delen|kan ik spreiden|kan ik het maandelijks doen}
    {bieden|hebben|werken} jullie {met|} {gespreide betaling|een lening|financiering|krediet|klarna|billink|riverty|in3|alma}
    {mag|kan} {mijn dochter|iemand van 0|een minderjarige|een student} {achteraf betalen|met klarna kopen|op krediet bestellen}
    {kost|komt er} {achteraf betalen|in termijnen betalen|klarna} {rente|extra|iets bij}
    {waarom|ik snap niet waarom} {mag ik niet achteraf betalen|wordt klarna geweigerd|kan ik niet in termijnen|krijg ik geen krediet}
    {eerst kijken dan betalen|eerst passen dan betalen|op de pof|met een betaalplan|vandaag kopen volgende maand betalen} {kan dat|}
    {betalen in|spreiden over} {twee|drie|vier|0} {stukken|maanden|keren|schijven|delen}`,
  payment_trouble: `
    {het|mijn} {scherm|pagina|betaalscherm|app} {bleef wit|werd rood|bleef hangen|sloot zich|viel uit|gaf een fout} {na|bij|tijdens|op het moment van} {het betalen|de betaling|ideal|het bevestigen}
    {ik weet niet|hoe weet ik|is niet duidelijk} of {de betaling|het betalen|mijn betaling} {gelukt is|is doorgegaan|goed is gegaan|doorgekomen is}
    {het bedrag|het geld|de betaling} is {twee keer|dubbel|0x|tweemaal} {van mijn rekening|afgegaan|afgehaald|afgeboekt|betaald}
    {ik betaalde|ik heb betaald|het geld is van mijn rekening} {maar |en }{er kwam niets|ik hoor niks|zie geen order|kreeg geen bevestiging|de site zegt van niet}
    {<pay>|de betaling} {doet het niet|wil niet|geeft steeds een foutmelding|wordt afgewezen|loopt vast|blijft laden|hapert}
    {ik probeer|we proberen} {al drie keer|de hele tijd|steeds} te {betalen|afrekenen} {maar het lukt niet|en krijg een fout|zonder resultaat}
    {per ongeluk|ik heb} {weggeklikt|op annuleren gedrukt|de pagina gesloten} {tijdens het betalen|bij ideal|kan ik opnieuw betalen}
    {kan ik|hoe kan ik} {nog |alsnog |opnieuw }{betalen|de betaling doen} {want het ging mis|voor mijn openstaande bestelling|met een andere bank}
    {ik heb|ik had} de betaling {afgebroken|gestopt|weggeklikt} {kan ik verder gaan|hoe ga ik verder|}
    mijn bank zegt {betaald|gelukt|afgeschreven} maar {jullie site zegt van niet|ik zie het niet bij jullie}`,
  discount: `
    {waar|in welk vakje|hoe} {moet|kan|typ} {ik |}{die|deze|de|mijn} {kortingscode|code|code van 0 procent|actiecode|bon|voucher} {eigenlijk |}{invullen|ingeven|ingevuld worden|kwijt|toevoegen|gebruiken}
    {ik kreeg|ik heb|in mijn mail zat} een {bon|voucher|code|kortingsbon|cheque} van {0 euro|0 procent|0} {wat kan ik ermee|hoe werkt dat|wanneer verloopt die|tot wanneer geldt die|waar geef ik die in}
    {mijn|die|de} {bon|code|voucher|kortingscode} {is verlopen|wordt geweigerd|pakt hij niet|geeft een fout|verdwijnt weer|telt niet mee}
    {krijg je|is er|geven jullie} {iets van |}{korting|een welkomstkorting|voordeel} {als je nieuw bent|op je eerste bestelling|bij inschrijven|als vaste klant|voor personeel|met een studentenkaart}
    {wanneer|komt er|is er} {weer |}{een actie|korting op <goods>|uitverkoop|een sale|aanbieding|solden}
    {is dit|is die} {korting|prijs|aanbieding} {echt|nog geldig|tijdelijk} {of nep|}
    {kan er nog|valt er|mag er} {iets van de prijs af|wat af te dingen|korting bij|een prijsje gemaakt worden}
    {ik zag|vorige week was} {het elders goedkoper|de prijs lager|er korting} {krijg ik die nog|geldt dat nog}
    {kan ik|hebben jullie|doen jullie aan} {punten sparen|spaarpunten|een klantenkaart|een loyaliteitsprogramma}
    {mijn vriendin|een kennis|mijn zus} {had|gaf me} een {code|kortingscode|bon} {van jullie|} {werkt die ook voor mij|mag ik die gebruiken}
    {is er|staat er} {iets|wat} {in de aanbieding|afgeprijsd|in de uitverkoop} {deze week|vandaag|nu}`,
} as const
