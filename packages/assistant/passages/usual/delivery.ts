import type { SubjectQuestions } from './subject-questions.ts'

export const usualDeliveryQuestions = {
  delivery_cost: {
    usual: 'Wat kost bezorgen?',
    others: [
      [/wadden|texel|vlieland|terschelling|ameland|schiermonnikoog|eiland/u, 'Waddeneilanden boot bezorgen'],
      [
        /avond|ochtend|middag|tijdvak|tijdstip|bezorgmoment/u,
        "'s ochtends, 's middags of 's avonds bezorgen kost",
      ],
      [/pakketpunt|afhaal|ophalen|afhalen/u, 'Ophalen bij een pakketpunt'],
      [/gratis|kosteloos|\d+ euro|bedrag|boven de/u, 'Wat kost bezorgen? Het is gratis vanaf'],
    ],
  },
  delivery_time: {
    usual: 'Wanneer komt mijn bestelling? Op voorraad besteld',
    others: [
      [
        /hoe laat (?:kom|brengen|staat|is|zijn|word)|welk uur (?:kom|is)|rond welk uur kom|(?:bezorger|chauffeur|ze) (?:langs|kom)|op welk tijdstip/u,
        'De dag ervoor hoor je tussen welke twee uren we komen',
      ],
      [/zaterdag|zondag|weekend|feestdag|kerst|pasen/u, 'Bezorgen jullie ook op zaterdag?'],
      [
        /avond|ochtend|voormiddag|namiddag|na (?:mijn|het) werk|na (?:vijf|zes|zeven)/u,
        "'s ochtends, 's middags of 's avonds verwachten kost",
      ],
      [
        /(?:dag|datum|moment|wanneer).*(?:kies|kiez|bepal|afsprek|prikken)|(?:kies|kiez|bepal|afsprek|prikken).*(?:dag|datum|moment)|bezorgdag|leverdatum/u,
        'Grote meubels: je kiest bij het afrekenen zelf een dag',
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
      [/wadden|texel|vlieland|terschelling|ameland|schiermonnikoog|eiland/u, 'Waddeneilanden boot bezorgen'],
      [/postbus|antwoordnummer/u, 'Op een postbus of antwoordnummer bezorgen'],
      [/verzeker/u, 'transportverzekering nemen'],
      [/zoek|kwijt|verdwenen|gestolen|verloren/u, 'Mijn pakket is zoek.'],
      [
        /pakketpunt|afhaal|ophalen|afhalen|komen halen|locker|automaat/u,
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
        /duitsland|frankrijk|luxemburg|spanje|engeland|itali|oostenrijk|polen|buitenland|cura[cç]ao|europa|zwitserland/u,
        'We bezorgen in Nederland en België',
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
      [/adres|\bwerk\b|zaak|kantoor|cadeau/u, 'We leveren op het adres dat je opgeeft'],
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
