export default function IndexPage() {
  return <h1>Meridian Club</h1>;
}
