// The first number, date and list that a browser formats make it read the names of all its languages, which takes a phone 60
// ms or more. It does so once for a page and its workers, so here it is done beside the page's own work (loadScriptsScript).
new Intl.NumberFormat();
new Intl.DateTimeFormat();
new Intl.ListFormat();
close();
