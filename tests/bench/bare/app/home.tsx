export default function Home() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>One heading and one paragraph, rendered on the server and hydrated in the browser.</p>
    </main>
  )
}
