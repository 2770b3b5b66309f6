// What a visitor chose on another page begins the message: `/contact?about=Cape#write`. A script of its own, as no
// other page needs it; without it, the form is as empty as ever.

const about = new URLSearchParams(location.search).get('about')?.slice(0, 60)
const message = document.querySelector('textarea')
// What the browser brought back of an earlier visit stays.
if (about && message?.value === '') message.value = `${about}: `
