import type { PolicyTexts } from './policyTexts';

const expiry = 'Units verfallen 2 Jahre nach ihrem Erhalt, am letzten Tag des Monats.';

export const de: PolicyTexts = {
  localeCode: 'de-DE',
  titles: {
    termOfUse: 'Nutzungsbedingungen',
    termOfSale: 'Verkaufsbedingungen',
    privacyPolicy: 'Datenschutzerklärung',
  },
  termOfUse: (club) => ({
    before: `${club} ist kostenlos. Ihr Konto gehört nur Ihnen: Behalten Sie das Passwort für sich und spielen Sie fair.`,
    units: 'Units haben keinen Geldwert und können nicht weitergegeben werden.',
    after: 'Wir können ein Konto schließen, das betrügt oder anderen schadet, und sagen dann, warum.',
  }),
  price: 'Der Preis, den Sie vor der Bestätigung sehen, ist der Preis, den Sie zahlen, in Units oder in Geld.',
  privacy: [
    'Wir speichern Ihre E-Mail-Adresse, Ihren Namen, Ihr Land, Ihr Geburtsdatum und was Sie in unseren Spielen tun, damit der Club funktioniert.',
    'Neuigkeiten und Angebote schicken wir Ihnen nur, wenn Sie darum bitten.',
  ],
  consent: (age) => `Spieler unter ${age} Jahren brauchen die Zustimmung eines Elternteils.`,
  acceptance: 'Mit dem Konto nehmen Sie die Nutzungsbedingungen und die Datenschutzerklärung an.',
  reacceptance: (club) =>
    `Die Bedingungen von ${club} haben sich geändert. Lesen Sie sie und nehmen Sie sie an, um fortzufahren.`,
  expiry: {
    europe: expiry,
    canada:
      'Units, die Sie nach dem 1. April 2019 erhalten haben, verfallen 2 Jahre nach ihrem Erhalt, am letzten Tag des Monats. Ältere verfallen nicht.',
    unitedStates: expiry,
    elsewhere: expiry,
  },
  withdrawal: {
    europe:
      'Sie können einen Kauf innerhalb von 14 Tagen widerrufen, es sei denn, Sie haben schon begonnen, das Gekaufte zu nutzen.',
    canada: 'Ihre Provinz kann Ihnen ein Rücktrittsrecht geben. Es gilt neben diesen Bedingungen.',
    unitedStates: 'Verkäufe sind endgültig, es sei denn, das Recht Ihres Bundesstaats bestimmt anderes.',
    elsewhere: 'Ihr Recht vor Ort kann Ihnen ein Rücktrittsrecht geben. Es gilt neben diesen Bedingungen.',
  },
  rights: {
    europe:
      'Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen, sie mitnehmen, ihrer Nutzung widersprechen und sich bei Ihrer Datenschutzbehörde beschweren.',
    canada:
      'Sie können fragen, was wir über Sie speichern, es berichtigen lassen und Ihre Einwilligung jederzeit zurückziehen.',
    unitedStates: 'Sie können fragen, was wir über Sie speichern, und es löschen lassen. Wir verkaufen es nicht.',
    elsewhere: 'Sie können fragen, was wir über Sie speichern, und es berichtigen oder löschen lassen.',
  },
};
