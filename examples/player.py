"""A program that sits down at a table and plays anything permitted, with nothing but Python's standard library.

    python3 examples/player.py http://localhost:8420 BCDFG "Random Rosa"
"""
import base64, json, os, random, socket, struct, sys, urllib.parse, urllib.request

address, code, name = (sys.argv[1:] + ["http://localhost:8420", "", "Random Rosa"][len(sys.argv) - 1:])[:3]
url = urllib.parse.urlparse(address)
table = json.load(urllib.request.urlopen(f"{address}/api/codes/{code}"))["table"]

line = socket.create_connection((url.hostname, url.port or 80))
key = base64.b64encode(os.urandom(16)).decode()
line.sendall((f"GET /api/sit HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
stream = line.makefile("rb")
while stream.readline().strip():
    pass  # the answer to the handshake; the frames come after its empty line


def send(data, opcode=1):
    """One masked frame: opcode 1 is text, 10 the answer to a ping."""
    size = struct.pack("!B", 128 + len(data)) if len(data) < 126 else struct.pack("!BH", 128 + 126, len(data))
    mask = os.urandom(4)
    line.sendall(bytes([128 + opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))


def receive():
    """The next text frame as JSON, or None when the line is closed."""
    while True:
        head = stream.read(2)
        if len(head) < 2 or head[0] & 15 == 8:
            return None
        size = head[1] & 127
        if size > 125:
            size = int.from_bytes(stream.read(2 if size == 126 else 8), "big")
        data = stream.read(size)
        if head[0] & 15 == 9:
            send(data, 10)
        elif head[0] & 15 == 1:
            return json.loads(data)


def ask(**request):
    send(json.dumps(request).encode())


ask(ask="hello", table=table, plays=True)
played = 0
while (frame := receive()) is not None:
    seat, number, scene, room = (frame.get(part) for part in ("seat", "number", "scene", "room"))
    if frame.get("ok") is False:
        print(frame.get("error") or frame.get("refusal"))
    elif "seat" in frame and seat is None and room:
        ask(ask="sit", id=os.urandom(8).hex(), name=name, cut=os.urandom(8).hex())
    elif seat is None or number <= played:
        continue
    elif scene and "over" in scene and room and not room["cut"][seat]:
        print("The match is over:", scene["over"]["scores"])
        ask(ask="cut", cut=os.urandom(8).hex())
    elif scene and seat in scene["turn"] and frame.get("plays"):
        played = number
        ask(ask="play", id=f"play-{number}", play=random.choice(frame["plays"]))
