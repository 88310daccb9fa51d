import type { PolicyTexts } from './policyTexts';

const expiry = 'Las Units caducan 2 años después de obtenerlas, el último día de ese mes.';

export const es: PolicyTexts = {
  localeCode: 'es-ES',
  titles: {
    termOfUse: 'Condiciones de uso',
    termOfSale: 'Condiciones de venta',
    privacyPolicy: 'Política de privacidad',
  },
  termOfUse: (club) => ({
    before: `${club} es gratis. Tu cuenta es solo tuya: guarda su contraseña para ti y juega limpio.`,
    units: 'Las Units no tienen valor en dinero y no se pueden ceder.',
    after: 'Podemos cerrar una cuenta que haga trampas o dañe a otros, y decimos por qué cuando lo hacemos.',
  }),
  price: 'El precio que ves antes de confirmar es el precio que pagas, en Units o en dinero.',
  privacy: [
    'Guardamos tu dirección de correo, tu nombre, tu país, tu fecha de nacimiento y lo que haces en nuestros juegos, para que el club funcione.',
    'Te escribimos sobre novedades y ofertas solo si lo pides.',
  ],
  consent: (age) => `Los jugadores menores de ${age} años necesitan el permiso de su padre o su madre.`,
  acceptance: 'Al crear una cuenta aceptas las condiciones de uso y la política de privacidad.',
  reacceptance: (club) => `Las condiciones de ${club} han cambiado. Léelas y acéptalas para continuar.`,
  expiry: {
    europe: expiry,
    canada:
      'Las Units obtenidas después del 1 de abril de 2019 caducan 2 años después de obtenerlas, el último día de ese mes. Las anteriores no caducan.',
    unitedStates: expiry,
    elsewhere: expiry,
  },
  withdrawal: {
    europe: 'Puedes desistir de una compra en 14 días, salvo que hayas empezado a usar lo que compraste.',
    canada: 'Tu provincia puede darte un derecho a cancelar. Se suma a estas condiciones.',
    unitedStates: 'Las ventas son definitivas, salvo que la ley de tu estado diga otra cosa.',
    elsewhere: 'Tu ley local puede darte un derecho a cancelar. Se suma a estas condiciones.',
  },
  rights: {
    europe:
      'Puedes pedir una copia de tus datos, hacer que se corrijan o se borren, llevártelos, oponerte a su uso y reclamar ante tu autoridad de protección de datos.',
    canada:
      'Puedes preguntar qué guardamos sobre ti, hacer que se corrija y retirar tu consentimiento en todo momento.',
    unitedStates: 'Puedes preguntar qué guardamos sobre ti y hacer que se borre. No lo vendemos.',
    elsewhere: 'Puedes preguntar qué guardamos sobre ti y hacer que se corrija o se borre.',
  },
};
