import type { SubjectQuestions } from './subject-questions.ts'

export const usualDeliveryQuestions = {
  delivery_cost: {
    usual: 'Wat kost bezorgen?',
    others: [
      [
        /twee keer|dubbel|per artikel|één keer|elk artikel|apart/u,
        'Wat bezorgen kost: je betaalt één keer bezorgkosten voor je hele bestelling',
      ],
      [/wadden|texel|vlieland|terschelling|ameland|schiermonnikoog|eiland/u, 'Waddeneilanden boot bezorgen'],
      [
        /avond|ochtend|middag|tijdvak|tijdslot|tijdstip|bezorgmoment|na (?:het|mijn) (?:werk|eten)/u,
        "Kan het 's avonds of op een vaste tijd?",
      ],
      [/brievenbus|door de bus|in de bus|klein pakje|kussensloop|gewone post/u, 'Brievenbuspakje kost'],
      [/pakketpunt|afhaal|ophalen|afhalen/u, 'Ophalen bij een pakketpunt'],
      [
        /belg|vlaander|vlaams|gent\b|antwerpen|brugge|brussel|leuven|hasselt|mechelen|kortrijk|oostende|aalst|genk|luik|\bnamen\b|turnhout|roeselare/u,
        'Leveren jullie in heel België?',
      ],
      [/gratis|kosteloos|\d+ euro|bedrag|boven de/u, 'Wat kost bezorgen? Het is gratis vanaf'],
    ],
  },
  delivery_time: {
    usual: 'Wanneer komt mijn bestelling? Op voorraad besteld',
    others: [
      [/te laat|later dan|vertraag|niet op tijd/u, 'Toch later dan beloofd? Dat laten we je weten'],
      [
        /(?:als|wanneer) (?:ik|we|ge|je).*bestel|nu (?:nog )?bestel|(?:vandaag|vanavond) (?:nog )?bestel|(?:voor|tot) hoe laat.*bestel|half \d+.*bestel/u,
        'Wanneer komt mijn bestelling? Bestel je op een werkdag voor 23.59 uur iets wat op voorraad is',
      ],
      [/samen ?gestel|samen ?stel|configurator/u, 'Wanneer komt een boxspring die ik zelf samenstel?'],
      [
        /hele dag|tijdvak|tijdslot|belletje|van tevoren bellen|hoe laat (?:kom|brengen|staat|is|zijn|word)|welk uur (?:kom|is)|rond welk uur kom|(?:bezorger|chauffeur|ze) (?:langs|kom)|op welk tijdstip/u,
        "Kan het 's avonds of op een vaste tijd? De dag ervoor hoor je tussen welke twee uren we komen",
      ],
      [/zaterdag|zondag|weekend|feestdag|kerst|pasen/u, 'Bezorgen jullie ook op zaterdag?'],
      [
        /avond|ochtend|voormiddag|namiddag|na (?:mijn|het) (?:werk|eten)|na (?:vijf|zes|zeven)|kantooruren/u,
        "Kan het 's avonds of op een vaste tijd?",
      ],
      [
        /uitstel|verhuiz|(?:pas|liever|later) (?:laten )?(?:komen|brengen|leveren|bezorgen)|(?:dag|datum|moment|wanneer).*(?:kies|kiez|bepal|afsprek|prikken)|(?:kies|kiez|bepal|afsprek|prikken).*(?:dag|datum|moment)|bezorgdag|leverdatum/u,
        'Kan ik zelf een dag kiezen, of later laten bezorgen?',
      ],
      [
        /boxspring|\bbed\b|\bbank\b|kast|meubel|bankstel/u,
        'Grote meubels: je kiest een dag, vanaf werkdagen',
      ],
    ],
  },
  delivery_how: {
    usual: 'bezorgen bezorging',
    others: [
      [
        /(?:wie|welke).*(?:vervoerder|bezorgdienst|koerier|pakketdienst)|volg.*pakket|pakket.*volg|track/u,
        'Wie brengt mijn pakket, en hoe volg ik het?',
      ],
      [/wadden|texel|vlieland|terschelling|ameland|schiermonnikoog|eiland/u, 'Waddeneilanden boot bezorgen'],
      [/postbus|antwoordnummer/u, 'Op een postbus of antwoordnummer bezorgen'],
      [/verzeker/u, 'transportverzekering nemen'],
      [
        /zoek(?! een)|kwijt|verdwenen|gestolen|verloren|draait .*op|verantwoordelijk|nooit (?:aan|ont)|(?:heb|is er|ligt hier) (?:niets|niks)|heeft (?:niets|niks)/u,
        'Mijn pakket is zoek.',
      ],
      [
        /pakketpunt|afhaal|ophalen|afhalen|komen halen|locker|automaat|(?:service|post|ophaal|dhl)[- ]?punt|kluisje/u,
        'Kan ik mijn pakket ergens ophalen?',
      ],
      [
        /niet thuis|overdag|niet ben|thuis zijn|thuisblij|opendo|trof|gemist|mis(?:te)? |niemand|weg ben|dag weg|aan het werk|buren|buur|aannemen|aangenomen|ontvangst nemen|briefje/u,
        'Ik ben niet thuis. Wat gebeurt er?',
      ],
      [
        /naar boven|\bboven\b|verdieping|etage|\bhoog\b|trap|lift|appartement|flat|zolder|binnen|deur|gang|slaapkamer|past|raakt/u,
        'Grote meubels dragen naar binnen, meet deuren, trap en lift',
      ],
      [
        /twee man|hoevelen|hoeveel (?:man|mensen|personen)|tweeen|tweeën|een of twee|één of twee/u,
        'twee personen brengen, dragen samen naar binnen',
      ],
      [
        /duitsland|frankrijk|luxemburg|spanje|portugal|engeland|itali|oostenrijk|polen|denemarken|zweden|ierland|buitenland|buiten nederland|over de grens|internationaal|cura[cç]ao|aruba|europa|zwitserland/u,
        'Bezorgen jullie ook buiten Nederland en België?',
      ],
      [
        /belg|vlaander|vlaams|gent|antwerpen|brugge|brussel|leuven|hasselt|mechelen|kortrijk|oostende|aalst|genk|luik|namen/u,
        'Leveren jullie in heel België?',
      ],
      [
        /boxspring|\bbed\b|\bbank\b|kast|meubel|matras|elkaar|monte|opbouw|opzetten/u,
        'Hoe gaat het met een boxspring of een kast?',
      ],
      [
        /postnl|dhl|bpost|dpd|vervoerder|koerier|pakketdienst|wie (?:bezorg|breng|lever)/u,
        'De vervoerder bezorgt van maandag tot en met zaterdag',
      ],
      [
        /adres|\bwerk\b|\bzaak\b|kantoor|cadeau|bij mijn (?:ouders|dochter|zoon|moeder)/u,
        'We leveren op het adres dat je opgeeft',
      ],
      [
        /nederland|maastricht|amsterdam|rotterdam|utrecht|groningen|limburg|zeeland/u,
        'We bezorgen in Nederland en België',
      ],
    ],
  },
  old_goods: {
    usual: 'Nemen jullie mijn oude matras mee?',
    others: [
      [/lamp|apparaat|elektr|motor|recupel/u, 'Lampen en elektrische apparaten inleveren'],
      [
        /milieustraat|containerpark|recyclage|zelf (?:weg|inlever)|recycl/u,
        'Matrassen en toppers inleveren bij de milieustraat',
      ],
    ],
  },
} as const satisfies Record<string, SubjectQuestions>
