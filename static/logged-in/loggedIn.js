// The sign-on widget leads here once the player is logged in. Inside the login modal this page tells so to the club's
// page around it, which is of the same origin; opened by itself it is a page with a way home.
if (window.parent !== window) {
  document.documentElement.classList.add('in-frame');
  window.parent.postMessage({ source: 'meridian-sign-on', type: 'loggedIn' }, window.location.origin);
}
