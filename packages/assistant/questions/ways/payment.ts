import type { SubjectQuestions } from '../subject-questions.ts'

/** How shoppers ask what pages say about paying. */
export const paymentQuestions = {
  payment: {
    usual: 'Hoe kan ik betalen?',
    others: {
      'Hoe kan ik betalen? iDEAL, Bancontact, creditcard en PayPal': `
        {hoe|waarmee} kan ik {bij jullie |}{betalen|afrekenen}
        {kan|mag} ik {ook |}{met|via} <pay> {betalen|afrekenen}
        {werkt|accepteren jullie|nemen jullie|aanvaarden jullie|doen jullie} <pay> {ook|}
        <pay> {kan dat|mogelijk|ook|}
        {kan ik|mag ik} {contant|cash|aan de deur|bij de bezorger|met een pinpas} {betalen|pinnen|afrekenen} {aan de deur|bij levering|}
        {aanvaarden|accepteren|nemen} jullie {ook |}{cheques|maaltijdcheques|ecocheques|bonnen}
        welke {betaalmethoden|betaalmogelijkheden|betaalmiddelen} {hebben jullie|zijn er|}
        {kan|mag} {ik|het} {ook |}{contant|cash|met de pin|aan de deur|bij de bezorger|met een cadeaubon|met cadeaukaart} {betalen|afrekenen|}`,
      'Wanneer betaal ik?': `
        {wanneer|op welk moment} {betaal ik|moet ik betalen|wordt het afgeschreven|gaat het geld van mijn rekening}
        {moet ik|betaal ik} {meteen|direct|vooraf|gelijk} {betalen|}
        wordt het {meteen|direct|pas bij verzending} afgeschreven`,
      'Veilig: je betaalt op de pagina van de betaaldienst': `
        is {betalen|afrekenen|het} {bij jullie |}{veilig|wel veilig|veilig genoeg} {met betalen|om te betalen|}
        {zien|bewaren|krijgen} jullie mijn {bankgegevens|kaartgegevens|rekeningnummer|creditcardnummer}
        ik {vertrouw het niet|ben bang opgelicht te worden|ken jullie niet} is betalen veilig`,
      'Kost een betaalmethode extra?': `
        {kost|betaal ik extra voor|rekenen jullie iets voor} {<pay>|een betaalmethode|betalen met <pay>} {extra|}
        {toeslag|kosten|extra kosten} {voor|bij} {betalen met <pay>|<pay>}`,
      'de factuur staat bij je bestelling': `
        {krijg ik|waar vind ik|kan ik krijgen|ik wil graag|stuur} een {factuur|bon|kassabon|bonnetje|aankoopbewijs|rekening}
        {kan ik|waar kan ik} mijn {aankoopfactuur|factuur|bon} {ergens |}{downloaden|vinden|printen}
        {factuur|bonnetje} {kwijt|downloaden|nodig|aanvragen}`,
      'Zijn de prijzen inclusief btw?': `
        {is|zit} {de |}btw {inbegrepen|erin|in de prijs|er al bij|bijgerekend}
        {zijn|is} {de|jullie} {prijzen|prijs} {inclusief|incl|met|exclusief} btw
        btw {inbegrepen|inclusief|erbij}
        komt er nog btw {bij|bovenop}`,
    },
  },
  pay_later: {
    usual: 'Kan ik achteraf betalen?',
    others: {
      'Kan ik achteraf betalen?': `
        {kan|mag} ik {ook |}{achteraf|later|pas later|na ontvangst|als ik het binnen heb|volgende maand|na 0 dagen|op rekening} betalen
        {achteraf betalen|later betalen|betalen na ontvangst|eerst thuis zien dan betalen} {mogelijk|kan dat|}
        {pas|eerst} betalen {als ik het heb|als het binnen is|na het passen|als het bevalt}
        eerst {ontvangen|krijgen|proberen} {en |}dan betalen`,
      'Achteraf of in termijnen: krediet van een betaaldienst, rente': `
        {kan|mag|wil} ik {graag |}{in termijnen|in stukjes|in delen|gespreid|per maand|in 0 keer|op afbetaling|de helft nu en de helft later|maandelijks} {betalen|aflossen|} {kan dat|}
        {klarna|riverty|billink|in3|alma} {kan dat|mogelijk|werkt dat|bij jullie|}
        {hoeveel|is er|betaal ik} rente {bij|met} {klarna|gespreid betalen|achteraf betalen}
        wie {leent|geeft} {het geld|krediet}`,
      'Je moet achttien jaar of ouder zijn': `
        {hoe oud|welke leeftijd} moet ik zijn {om achteraf te betalen|voor klarna|}
        {ik ben |ik |}{minderjarig|nog geen 18} {mag ik|kan ik} {achteraf betalen|met klarna|gespreid betalen|bestellen op afbetaling}`,
    },
  },
  payment_trouble: {
    usual: 'Mijn betaling is mislukt. Wat nu?',
    others: {
      'Mijn betaling is mislukt. Wat nu?': `
        {mijn |de |}betaling {is |}{mislukt|geweigerd|afgebroken|niet gelukt|werkt niet|gaat niet} {en nu|wat nu|}
        {betalen|afrekenen|ideal|mijn creditcard|<pay>} {wordt geweigerd|lukt niet|doet het niet|werkt niet|blijft hangen|geeft een fout}
        {ik krijg|er komt} {een foutmelding|error|een fout} bij het {betalen|afrekenen}
        {het scherm|de pagina} {blijft hangen|blijft laden|loopt vast} {bij het betalen|als ik wil afrekenen}
        {kan ik|hoe kan ik} {opnieuw|nog een keer} betalen
        {mijn|de} {ideal|paypal|} {betaling|betaalpagina} {hangt|blijft hangen|loopt vast|blijft laden|doet niks|komt niet verder}`,
      'Er is geld afgeschreven, maar ik zie geen bestelling.': `
        {geld|het geld|er} is {afgeschreven|van mijn rekening|weg|van mijn rekening gehaald} maar {geen mail|geen bestelling|ik heb niks|ik zie niets|geen bevestiging}
        {ik heb|er is} {dubbel|0 keer} {geld |}{betaald|afgeschreven|afgehaald|afgegaan}
        {is er nu|ben ik nu} geld {weg|kwijt} {na een fout scherm|bij het afrekenen|}
        wel betaald {geen bevestiging|niks gekregen van jullie|maar bestelling niet zichtbaar}
        {is|hebben jullie} mijn {betaling|geld} {wel |al |}{binnengekomen|binnen|ontvangen|aangekomen|goed gegaan} {bij jullie|voor mijn order|}
        hoe weet ik of mijn betaling {gelukt is|binnen is|goed ging}`,
    },
  },
  discount: {
    usual: 'Zo gebruik je een kortingscode',
    others: {
      'Zo gebruik je een code: vul de code in bij Kortingscode of voucher': `
        {waar|hoe} {vul ik|kan ik|moet ik|gebruik ik} {mijn |de |een |}{kortingscode|code|actiecode|voucher|coupon} {invullen|in|gebruiken|}
        {ik heb|heb} een {kortingscode|code} {waar moet die|hoe werkt dat}`,
      'Je krijgt een kortingscode bij een actie. Liever zonder code? Bij de dagdeals is de korting er al af': `
        {hebben jullie|heb je|is er|geven jullie} {een |}{kortingscode|korting|actiecode|couponcode|actie} {voor mij|op dit moment|voor nieuwe klanten|voor studenten|}
        krijg ik {korting|kortingscode} {als student|als nieuwe klant|bij jullie|als ik veel bestel|voor mijn verjaardag}
        {black friday|solden|uitverkoop|sale} {korting|acties|wanneer|doen jullie mee}
        {zijn er|welke} {acties|aanbiedingen|deals|kortingen} {nu|deze week|}`,
      'Mijn code werkt niet. Wat nu?': `
        {mijn |de |}{code|kortingscode|voucher|couponcode|couponnetje} {werkt niet|doet het niet|wordt geweigerd|is ongeldig|pakt niet|lukt niet}`,
      'Wat betekent ‘laagste prijs 30 dagen’?': `
        wat {betekent|is} {de|die} {doorgestreepte|oude|rode} prijs
        wat {betekent|is} {de |}laagste prijs {0 dagen|van de laatste 0 dagen|in 0 dagen|}
        {klopt|is} {de korting|die oude prijs|de vanprijs|de adviesprijs} {wel|echt|nep}`,
      'Kan ik twee codes tegelijk gebruiken?': `
        {kan ik|mag ik} {0|meer|meerdere} {codes|kortingscodes|vouchers} {tegelijk|samen|combineren} {gebruiken|invullen|}
        {0|meerdere} {codes|kortingscodes} {tegelijk gebruiken|samen|combineren|stapelen}
        {voucher en code|kortingen|codes} {combineren|stapelen|samen gebruiken|tegelijk}
        {kan|mag} ik {twee|0|meerdere|2} {kortingscodes|codes|vouchers|acties} {tegelijk|samen|combineren|door elkaar} {gebruiken|}`,
      'Ik kreeg een voucher bij mijn bestelling. Wat kan ik ermee?': `
        wat {kan ik|moet ik|doe ik} met {die|de|mijn} {voucher|bon|tegoed} {van 0 euro|}
        ik {kreeg|heb} een voucher {van 0 euro |}{gekregen|bij mijn bestelling|in de mail}
        {hoe lang|tot wanneer} {is|kan ik} {mijn|de} {voucher|code|bon} {geldig|nog gebruiken|inleveren}
        {hoe lang|hoelang|tot wanneer} {kan ik|is|geldt} {mijn |de |die |}{voucher|waardebon|bon|tegoedbon} {van 0 euro |}{gebruiken|geldig|}
        ik heb een {voucher|waardebon|bon} van {jullie|0 euro} {hoelang kan ik die gebruiken|hoe lang is die geldig}`,
      'Geldt een code ook voor artikelen die al in de aanbieding zijn?': `
        {werkt|geldt} {een code|de korting|mijn kortingscode} ook {op|voor|bij} {aanbiedingen|sale|outlet|afgeprijsde artikelen}`,
      'Kan ik een code inwisselen voor geld? Een code is een korting op een bestelling': `
        {kan ik|mag ik} {mijn |een |}{cadeaubon|cadeaukaart|voucher|code} {inwisselen|inleveren|gebruiken} {voor geld|van een andere winkel|}
        {verkopen|hebben} jullie {cadeaubonnen|cadeaukaarten|kadobonnen}`,
    },
  },
} as const satisfies Record<string, SubjectQuestions>
