import type { PolicyTexts } from './types';

const expiry = 'Units verfallen 2 Jahre, nachdem du sie verdient hast, am letzten Tag des Monats.';

export const de: PolicyTexts = {
  localeCode: 'de-DE',
  free: (club) => `${club} ist kostenlos. Dein Konto gehört nur dir: Behalte dein Passwort für dich und spiele fair.`,
  unitsHaveNoValue: 'Units haben keinen Geldwert und können nicht weitergegeben werden.',
  expiry: {
    europe: expiry,
    canada: `Units, die nach dem 1. April 2019 verdient wurden, verfallen nach 2 Jahren am letzten Tag des Monats. Ältere verfallen nicht.`,
    unitedStates: expiry,
    elsewhere: expiry,
  },
  closing: 'Ein Konto, das betrügt oder anderen schadet, können wir schließen; den Grund nennen wir dann.',
  price: 'Der Preis, den du vor der Bestätigung siehst, ist der Preis, den du zahlst, in Units oder in Geld.',
  withdrawal: {
    europe: 'Du kannst einen Kauf binnen 14 Tagen widerrufen, solange du das Gekaufte noch nicht benutzt hast.',
    canada: 'Deine Provinz räumt dir womöglich ein Rücktrittsrecht ein. Es gilt neben diesen Bedingungen.',
    unitedStates: 'Verkäufe sind endgültig, sofern das Recht deines Bundesstaats nichts anderes bestimmt.',
    elsewhere: 'Dein örtliches Recht räumt dir womöglich ein Rücktrittsrecht ein. Es gilt neben diesen Bedingungen.',
  },
  whatWeKeep:
    'Wir speichern E-Mail-Adresse, Namen, Land, Geburtsdatum und was du in unseren Spielen tust, damit der Club funktioniert.',
  writing: 'Über Neuigkeiten und Angebote schreiben wir dir nur, wenn du es möchtest.',
  rights: {
    europe:
      'Du kannst eine Kopie deiner Daten verlangen, sie berichtigen oder löschen lassen, sie mitnehmen, ihrer Nutzung widersprechen und dich bei deiner Datenschutzbehörde beschweren.',
    canada:
      'Du kannst erfragen, was wir über dich gespeichert haben, es berichtigen lassen und deine Einwilligung jederzeit zurückziehen.',
    unitedStates:
      'Du kannst erfragen, was wir über dich gespeichert haben, und es löschen lassen. Wir verkaufen es nicht.',
    elsewhere: 'Du kannst erfragen, was wir über dich gespeichert haben, und es berichtigen oder löschen lassen.',
  },
  parents: (ageOfConsent) => `Wer jünger als ${ageOfConsent} ist, braucht das Einverständnis eines Elternteils.`,
  acceptance: 'Mit dem Erstellen eines Kontos akzeptierst du die Nutzungsbedingungen und die Datenschutzerklärung.',
  changed: (club) => `Die Bedingungen von ${club} haben sich geändert. Lies und akzeptiere sie, um fortzufahren.`,
};
