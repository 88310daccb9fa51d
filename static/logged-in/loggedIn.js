// The sign-on widget redirects here after the login. Inside the login modal this page notifies the club's page, which has
// the same origin; opened on its own it is a page with a link to the club.
if (window.parent !== window) {
  document.documentElement.classList.add('in-frame');
  window.parent.postMessage({ source: 'meridian-sign-on', type: 'loggedIn' }, window.location.origin);
}
